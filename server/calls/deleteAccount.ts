import type { deleteAccount as call } from '../../contract/calls/deleteAccount.ts'
import * as userData from '../store/userData.ts'
import type { Handler } from './context.ts'
import { requirePassword } from './requirePassword.ts'

export const deleteAccount: Handler<typeof call> = async (context, { member, input, address, cookies }) => {
  await requirePassword(context, member, input.currentAuthKey, address)
  await context.write((trx) => userData.deleteEverything(trx, member.userId))
  cookies.clearRenewal()
  context.changes.publish(`user:${member.userId}`, 'sign-in')
  context.changes.publish('pending')
  return { success: true }
}
