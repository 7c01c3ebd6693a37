import * as z from 'zod/mini'
import { MESSAGE_MAX_CHARACTERS, RECENT_SUMMARIES, SESSION_MAX_ENTRIES } from '../limits.ts'
import { SessionMode } from '../modes.ts'
import { SessionDate, Timestamp } from './ids.ts'
import { Message } from './message.ts'

/** What the model itself thinks it read; it may only raise the tier that the device found (design §8). */
export const Concern = z.enum(['none', 'elevated', 'risk'])
export type Concern = z.infer<typeof Concern>

/** Who answered: shown beside "What was sent". `leavesServer` is false for the built-in companion. */
export const ProviderLabel = z.object({
  provider: z.enum(['builtin', 'openai-compatible', 'anthropic', 'google']),
  model: z.string(),
  host: z.string(),
  leavesServer: z.boolean(),
})
export type ProviderLabel = z.infer<typeof ProviderLabel>

/** Readable memory on its way to the companion, as the writer saw it. */
export const MemoryText = z.object({
  notes: z.string().check(z.maxLength(MESSAGE_MAX_CHARACTERS)),
  summaries: z
    .array(z.string().check(z.maxLength(MESSAGE_MAX_CHARACTERS)))
    .check(z.maxLength(RECENT_SUMMARIES)),
})
export type MemoryText = z.infer<typeof MemoryText>

/** The payload of generateSessionSummary (spec §7), readable. */
export const SessionMetadata = z.object({
  user_id: z.optional(z.string()),
  session_date: SessionDate,
  entry_count: z.int(),
  created_at: Timestamp,
  session_data: z.array(Message).check(z.maxLength(2 * SESSION_MAX_ENTRIES)),
  themes: z.array(z.string()),
  mood: z.nullable(z.string()),
  wordCount: z.int(),
  session_mode: z.optional(SessionMode),
})
export type SessionMetadata = z.infer<typeof SessionMetadata>
