import type { deleteAccount as call } from '../../contract/calls/deleteAccount.ts'
import * as userData from '../store/userData.ts'
import type { Handler } from './context.ts'
import { holdPassword, requirePassword } from './requirePassword.ts'

export const deleteAccount: Handler<typeof call> = async (context, { member, input, address, cookies }) => {
  const { userId } = member
  const authHash = await requirePassword(context, member, input.currentAuthKey, address)
  await context.write(async (trx) => {
    await holdPassword(trx, context, userId, authHash)
    await userData.deleteEverything(trx, userId)
  })
  cookies.clearRenewal()
  context.changes.publish(`user:${userId}`, 'sign-in')
  context.changes.publish('pending')
  return { success: true }
}
