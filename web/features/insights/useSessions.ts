import { useQuery } from '@tanstack/react-query'
import { getSessionHistory } from '../../../contract/calls/getSessionHistory.ts'
import { AiSummary, type SessionSummary } from '../../../contract/entities/sessionSummary.ts'
import { HISTORY_MAX_PAGE_SIZE } from '../../../contract/limits.ts'
import { ask } from '../../ask.ts'
import { sealedField, type Unlocked } from '../../encryption/sealedField.ts'
import type { Looked } from './lookBack.ts'

/** The last hundred sessions, opened on this device; it is the only place where they meet. */
export function useSessions(unlocked: Unlocked) {
  return useQuery({
    queryKey: ['insights', unlocked.userId],
    async queryFn({ signal }) {
      const { sessions } = await ask(getSessionHistory, { limit: HISTORY_MAX_PAGE_SIZE }, { signal })
      return Promise.all(sessions.map((session) => open(unlocked, session)))
    },
  })
}

async function open(
  unlocked: Unlocked,
  { id, session_date, ai_summary, mood }: SessionSummary,
): Promise<Looked> {
  const summaryField = sealedField(unlocked, 'session_summaries', id, 'ai_summary')
  const moodField = sealedField(unlocked, 'session_summaries', id, 'mood')
  return {
    id,
    sessionDate: session_date,
    aiSummary: ai_summary
      ? await summaryField.openObject(AiSummary, ai_summary).catch(() => undefined)
      : undefined,
    mood: mood ? await moodField.openText(mood).catch(() => undefined) : undefined,
  }
}
