import * as z from 'zod/mini'
import { DocumentId, SessionDate, Timestamp, UserId } from './ids.ts'

/**
 * A document of the old platform (spec §3), its texts as they came: encrypted with the old scheme, or older than that.
 * It waits here only until its writer's browser has sealed it anew (docs/import.md).
 */
const LegacyProfile = z.object({
  collection: z.literal('users'),
  id: UserId,
  chatbot_name: z.string(),
})

const LegacyEntry = z.object({
  collection: z.literal('journal_entries'),
  id: DocumentId,
  user_text: z.string(),
  ai_response: z.nullable(z.string()),
  timestamp: Timestamp,
  session_date: SessionDate,
})

const LegacySummary = z.object({
  collection: z.literal('session_summaries'),
  id: DocumentId,
  summary: z.nullable(z.string()),
  /** The companion's summary object as JSON text. */
  ai_summary: z.nullable(z.string()),
  session_date: SessionDate,
  created_at: Timestamp,
  auto_ended: z.boolean(),
  session_data: z.array(
    z.object({ type: z.enum(['user', 'ai']), content: z.string(), timestamp: Timestamp }),
  ),
})

export const LegacyDocument = z.discriminatedUnion('collection', [LegacyProfile, LegacyEntry, LegacySummary])
export type LegacyDocument = z.infer<typeof LegacyDocument>
export type LegacyEntry = z.infer<typeof LegacyEntry>
export type LegacySummary = z.infer<typeof LegacySummary>

export const LegacyCollection = z.enum(['users', 'journal_entries', 'session_summaries'])
export type LegacyCollection = z.infer<typeof LegacyCollection>

export const LegacyReference = z.object({ collection: LegacyCollection, id: DocumentId })
export type LegacyReference = z.infer<typeof LegacyReference>
