import type { getSessionHistory as call } from '../../contract/calls/getSessionHistory.ts'
import * as summaries from '../store/sessionSummaries.ts'
import type { Handler } from './context.ts'

export const getSessionHistory: Handler<typeof call> = async ({ db }, { member, input }) => {
  const rows = await summaries.history(db, member.userId, input)
  return { success: true, sessions: rows.map(summaries.summaryOf) }
}
