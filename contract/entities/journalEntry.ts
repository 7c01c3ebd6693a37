import * as z from 'zod/mini'
import { SessionMode } from '../modes.ts'
import { MessageText } from '../validation/message.ts'
import { Encrypted } from './encrypted.ts'
import { DocumentId, SessionDate, Timestamp, UserId } from './ids.ts'

/**
 * A document of the journal_entries collection (spec §3). `content`, the combined text, is composed when an entry is
 * read and in exports; it is never stored (design §2).
 */
const common = {
  id: DocumentId,
  user_id: UserId,
  session_id: DocumentId,
  session_mode: SessionMode,
  timestamp: Timestamp,
  created_at: Timestamp,
  session_date: SessionDate,
}

/** Only what its writer chose to save without encryption is readable here, and it says so (design §2). */
export const JournalEntry = z.discriminatedUnion('encrypted', [
  z.object({
    ...common,
    encrypted: z.literal(true),
    user_text: Encrypted,
    ai_response: z.nullable(Encrypted),
    error_note: z.null(),
  }),
  z.object({
    ...common,
    encrypted: z.literal(false),
    user_text: MessageText,
    ai_response: z.nullable(z.string()),
    error_note: z.string().check(z.maxLength(200)),
  }),
])
export type JournalEntry = z.infer<typeof JournalEntry>

/** What the browser sends; the server adds whose it is and when it came. */
const written = {
  id: DocumentId,
  session_id: DocumentId,
  session_mode: SessionMode,
  timestamp: Timestamp,
  session_date: SessionDate,
}
export const NewJournalEntry = z.discriminatedUnion('encrypted', [
  z.object({ ...written, encrypted: z.literal(true), user_text: Encrypted }),
  z.object({
    ...written,
    encrypted: z.literal(false),
    user_text: MessageText,
    error_note: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
])
export type NewJournalEntry = z.infer<typeof NewJournalEntry>
