import type { changePassword as call } from '../../contract/calls/changePassword.ts'
import * as credentials from '../store/credentials.ts'
import * as signIns from '../store/signIns.ts'
import type { Handler } from './context.ts'
import { hashAuthKey, sealedPassword } from './passwords.ts'
import { holdPassword, requirePassword } from './requirePassword.ts'

export const changePassword: Handler<typeof call> = async (context, { member, input, address }) => {
  const { write, secrets, now, changes } = context
  const { userId, email, signInId } = member
  const currentHash = await requirePassword(context, member, input.currentAuthKey, address)
  const authHash = await hashAuthKey(secrets, email, input.newAuthKey)

  await write(async (trx) => {
    await holdPassword(trx, context, userId, currentHash)
    const sealed = sealedPassword(secrets, userId, authHash, input.passwordWrap)
    await credentials.changePassword(trx, userId, { ...sealed, changed_at: now() })
    await signIns.endAll(trx, userId, signInId)
  })
  changes.publish(`user:${userId}`, 'sign-in')
  return { success: true }
}
