import type { getSpecificSession as call } from '../../contract/calls/getSpecificSession.ts'
import { CallError } from '../../contract/errors.ts'
import * as entries from '../store/journalEntries.ts'
import * as summaries from '../store/sessionSummaries.ts'
import type { Handler } from './context.ts'

export const getSpecificSession: Handler<typeof call> = async ({ db }, { member, input }) => {
  const summary = await summaries.find(db, member.userId, input.sessionId)
  if (!summary) throw new CallError('sessionNotFound')

  const written = await entries.ofSession(db, member.userId, input.sessionId)
  const session_data = written.flatMap(entries.sessionItemsOf)
  return { success: true, session: { ...summaries.summaryOf(summary), session_data } }
}
