import type { getAccount as call } from '../../contract/calls/getAccount.ts'
import { CallError } from '../../contract/errors.ts'
import { findAccount } from './account.ts'
import type { Handler } from './context.ts'

export const getAccount: Handler<typeof call> = async ({ db, settings }, { member }) => {
  const account = await findAccount(db, member.userId, settings)
  if (!account) throw new CallError('notSignedIn')
  return { account }
}
