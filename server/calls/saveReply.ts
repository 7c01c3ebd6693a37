import type { saveReply as call } from '../../contract/calls/saveReply.ts'
import { CallError } from '../../contract/errors.ts'
import * as entries from '../store/journalEntries.ts'
import type { Handler } from './context.ts'

export const saveReply: Handler<typeof call> = async ({ write, changes }, { member, input }) => {
  const { userId } = member
  const sessionId = await write((trx) => entries.setReply(trx, userId, input.entryId, input.ai_response))
  if (sessionId === undefined) throw new CallError('entryNotFound')

  changes.publish(`user:${userId}`, `entry:${sessionId}`)
  return { success: true }
}
