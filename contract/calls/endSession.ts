import * as z from 'zod/mini'
import { Encrypted } from '../entities/encrypted.ts'
import { DocumentId, SessionDate } from '../entities/ids.ts'
import { SessionSummary } from '../entities/sessionSummary.ts'
import { defineCall } from './defineCall.ts'

/**
 * Ends the session, or writes the summary of one that ended by itself. Ending twice rewrites the same document. An
 * automatic save names only the session; the summary follows on the next visit (design §7).
 */
export const endSession = defineCall({
  name: 'endSession',
  who: 'approved',
  input: z.object({
    sessionId: DocumentId,
    autoEnded: z.boolean(),
    session_date: SessionDate,
    summary: z.nullable(Encrypted),
    ai_summary: z.nullable(Encrypted),
    mood: z.nullable(Encrypted),
  }),
  output: z.object({ success: z.literal(true), session: SessionSummary }),
  errors: ['sessionNotFound', 'noEntries'],
})
