import type { saveMemory as call } from '../../contract/calls/saveMemory.ts'
import * as users from '../store/users.ts'
import type { Handler } from './context.ts'

export const saveMemory: Handler<typeof call> = async ({ write, changes }, { member, input }) => {
  const { memoryOn, memory_notes } = input
  await write((trx) => users.update(trx, member.userId, { memory_on: memoryOn ? 1 : 0, memory_notes }))
  changes.publish(`user:${member.userId}`, 'profile')
  return { success: true }
}
