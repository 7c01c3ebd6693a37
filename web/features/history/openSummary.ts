import { AiSummary, type SessionSummary } from '../../../contract/entities/sessionSummary.ts'
import { sealedField, type Unlocked } from '../../encryption/sealedField.ts'

/** A session of the list, opened on this device. */
export interface OpenedSession {
  id: string
  sessionDate: string
  createdAt: number
  entryCount: number
  autoEnded: boolean
  summary: OpenedText
  aiSummary: AiSummary | undefined
  mood: string | undefined
}

/** `none` until it is written; `unavailable` when it does not open. */
export type OpenedText = { text: string } | 'none' | 'unavailable'

export async function openSummary(unlocked: Unlocked, stored: SessionSummary): Promise<OpenedSession> {
  const { id, summary, ai_summary, mood } = stored
  const field = <F extends 'summary' | 'ai_summary' | 'mood'>(name: F) =>
    sealedField(unlocked, 'session_summaries', id, name)

  return {
    id,
    sessionDate: stored.session_date,
    createdAt: stored.created_at,
    entryCount: stored.entry_count,
    autoEnded: stored.auto_ended,
    summary: summary
      ? await field('summary')
          .openText(summary)
          .then(
            (text) => ({ text }),
            () => 'unavailable' as const,
          )
      : 'none',
    aiSummary: ai_summary
      ? await orNothing(field('ai_summary').openObject(AiSummary, ai_summary))
      : undefined,
    mood: mood ? await orNothing(field('mood').openText(mood)) : undefined,
  }
}

const orNothing = <T>(opening: Promise<T>): Promise<T | undefined> => opening.catch(() => undefined)
