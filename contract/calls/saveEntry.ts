import * as z from 'zod/mini'
import { JournalEntry, NewJournalEntry } from '../entities/journalEntry.ts'
import { defineCall } from './defineCall.ts'

/**
 * Saves what was written before the companion is asked, opening its session when it is the first (design §7). The same
 * entry may be sent again. A late message for a session that has ended is kept too, never refused.
 */
export const saveEntry = defineCall({
  name: 'saveEntry',
  who: 'approved',
  input: NewJournalEntry,
  output: z.object({ success: z.literal(true), entry: JournalEntry }),
  errors: ['entryChanged'],
})
