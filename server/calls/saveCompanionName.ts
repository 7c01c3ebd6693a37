import type { saveCompanionName as call } from '../../contract/calls/saveCompanionName.ts'
import * as users from '../store/users.ts'
import type { Handler } from './context.ts'

export const saveCompanionName: Handler<typeof call> = async ({ write, changes }, { member, input }) => {
  await write((trx) => users.update(trx, member.userId, { chatbot_name: input.chatbot_name }))
  changes.publish(`user:${member.userId}`, 'profile')
  return { success: true }
}
