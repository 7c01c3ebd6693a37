import { changePassword as call } from '../../../contract/calls/changePassword.ts'
import { ask, renew } from '../../ask.ts'
import { rewrapAccountKey } from '../../encryption/accountKey.ts'
import { passwordKeys } from '../../passwordKeys.ts'

/** Only the wrap of the account key changes; what is written stays encrypted as it is. */
export async function changePassword(
  userId: string,
  email: string,
  { current, next }: { current: string; next: string },
): Promise<void> {
  const { passwordWrap: oldWrap } = await renew()
  const old = await passwordKeys(email, current)
  const fresh = await passwordKeys(email, next)
  const wrappingKeys = { old: old.wrappingKey, new: fresh.wrappingKey }
  const passwordWrap = await rewrapAccountKey(userId, oldWrap, wrappingKeys)
  await ask(call, { currentAuthKey: old.authKey, newAuthKey: fresh.authKey, passwordWrap })
}
