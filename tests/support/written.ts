import { randomUUID } from 'node:crypto'
import type { JournalEntry, NewJournalEntry } from '../../contract/entities/journalEntry.ts'
import type { Context, Member } from '../../server/calls/context.ts'
import { saveEntry } from '../../server/calls/saveEntry.ts'
import { envelope } from './envelope.ts'
import { ask } from './testContext.ts'

type Sealed = Extract<NewJournalEntry, { encrypted: true }>

/** An entry as the device sends it. */
export const newEntry = (fields: Partial<Sealed> = {}): Sealed => ({
  id: randomUUID(),
  session_id: 'session-one',
  session_mode: 'free-journal',
  timestamp: Date.parse('2026-06-15T11:59:00+01:00'),
  session_date: '2026-06-15',
  encrypted: true,
  user_text: envelope('what was written'),
  ...fields,
})

/** Saves an entry as this member. */
export async function write(
  context: Context,
  member: Member,
  fields: Partial<Sealed> = {},
): Promise<JournalEntry> {
  const { entry } = await ask(context, saveEntry, member, newEntry(fields))
  return entry
}

/** What endSession takes; by hand and with a summary, unless said otherwise. */
export const ending = (sessionId = 'session-one') => ({
  sessionId,
  autoEnded: false,
  session_date: '2026-06-15',
  summary: envelope('a summary'),
  ai_summary: envelope('an object'),
  mood: envelope('tired'),
})

/** As the page does when it is left: only which session. */
export const autoEnding = (sessionId = 'session-one') => ({
  ...ending(sessionId),
  autoEnded: true,
  summary: null,
  ai_summary: null,
  mood: null,
})
