import type { endSession as call } from '../../contract/calls/endSession.ts'
import { CallError } from '../../contract/errors.ts'
import * as sessions from '../store/journalSessions.ts'
import { saveEnding } from '../store/sessionEndings.ts'
import { summaryOf } from '../store/sessionSummaries.ts'
import type { Handler } from './context.ts'

export const endSession: Handler<typeof call> = async ({ write, now, changes }, { member, input }) => {
  const { userId } = member
  const { sessionId, autoEnded, session_date: sessionDate, ...texts } = input
  const row = await write(async (trx) => {
    const at = now()
    const session = await sessions.end(trx, userId, sessionId, at)
    if (!session) throw new CallError('sessionNotFound')
    const saved = await saveEnding(trx, session, { autoEnded, sessionDate, texts }, at)
    if (!saved) throw new CallError('noEntries')
    return saved
  })

  changes.publish(`user:${userId}`, `session:${sessionId}`)
  return { success: true, session: summaryOf(row) }
}
