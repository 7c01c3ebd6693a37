import type { deleteSession as call } from '../../contract/calls/deleteSession.ts'
import { CallError } from '../../contract/errors.ts'
import * as entries from '../store/journalEntries.ts'
import * as sessions from '../store/journalSessions.ts'
import * as summaries from '../store/sessionSummaries.ts'
import type { Handler } from './context.ts'

export const deleteSession: Handler<typeof call> = async ({ write, changes }, { member, input }) => {
  const { userId } = member
  const { sessionId } = input
  await write(async (trx) => {
    if (!(await sessions.remove(trx, userId, sessionId))) throw new CallError('sessionNotFound')
    await entries.removeOfSession(trx, userId, sessionId)
    await summaries.remove(trx, userId, sessionId)
  })

  changes.publish(`user:${userId}`, `session:${sessionId}`)
  return { success: true }
}
