import type { signOut as call } from '../../contract/calls/signOut.ts'
import * as signIns from '../store/signIns.ts'
import type { Handler } from './context.ts'

export const signOut: Handler<typeof call> = async ({ write, changes }, { member, input }) => {
  const { userId, signInId } = member
  await write((trx) => (input.everywhere ? signIns.endAll(trx, userId) : signIns.end(trx, userId, signInId)))
  changes.publish(`user:${userId}`, 'sign-in')
  return { success: true }
}
