import * as z from 'zod/mini'
import { JournalEntry } from '../entities/journalEntry.ts'
import { SessionSummary } from '../entities/sessionSummary.ts'
import { UserProfile } from '../entities/userProfile.ts'
import { defineCall } from './defineCall.ts'

/** Everything of the member, sealed as it is stored, one chunk per hundred documents; the browser opens it. */
export const exportJournal = defineCall({
  name: 'exportJournal',
  who: 'approved',
  input: z.nullish(z.unknown()),
  output: z.object({ success: z.literal(true), entries: z.int(), sessions: z.int() }),
  chunk: z.object({
    profile: z.optional(UserProfile),
    entries: z.optional(z.array(JournalEntry)),
    sessions: z.optional(z.array(SessionSummary)),
  }),
})
