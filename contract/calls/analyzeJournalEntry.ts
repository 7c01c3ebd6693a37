import * as z from 'zod/mini'
import { Concern, MemoryText, ProviderLabel } from '../entities/companion.ts'
import { DocumentId } from '../entities/ids.ts'
import { CONVERSATION_BODY_MAX_BYTES } from '../limits.ts'
import { SessionMode } from '../modes.ts'
import { MessageText } from '../validation/message.ts'
import { defineCall } from './defineCall.ts'

/**
 * Asks the companion. Readable text passes through the server here, is never stored and never logged. At the daily limit
 * the answer has `success: false` and `error: 'DAILY_LIMIT_REACHED'`. Repeating an `entryId` costs nothing more.
 */
export const analyzeJournalEntry = defineCall({
  name: 'analyzeJournalEntry',
  who: 'approved',
  input: z.object({
    userText: MessageText,
    /** Earlier messages as lines prefixed 'User:' or 'AI:', or a note that the session starts (spec §7). */
    sessionContext: z.string(),
    sessionMode: SessionMode,
    entryId: z.optional(DocumentId),
    companionName: z.optional(z.string().check(z.maxLength(200))),
    memory: z.optional(MemoryText),
  }),
  output: z.object({
    success: z.boolean(),
    response: z.string(),
    sessionEnding: z.boolean(),
    remainingMessages: z.int(),
    dailyUsage: z.int(),
    error: z.optional(z.string()),
    concern: z.optional(Concern),
    provider: z.optional(ProviderLabel),
  }),
  chunk: z.object({ text: z.string() }),
  errors: ['companionUnavailable', 'companionBudgetSpent'],
  bodyMaxBytes: CONVERSATION_BODY_MAX_BYTES,
})
