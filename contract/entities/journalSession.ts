import * as z from 'zod/mini'
import { SessionMode } from '../modes.ts'
import { DocumentId, Timestamp } from './ids.ts'
import { JournalEntry } from './journalEntry.ts'

/** A session that is going on, with all its entries in order. */
export const ActiveSession = z.object({
  id: DocumentId,
  mode: SessionMode,
  started_at: Timestamp,
  last_activity_at: Timestamp,
  entries: z.array(JournalEntry),
})
export type ActiveSession = z.infer<typeof ActiveSession>
