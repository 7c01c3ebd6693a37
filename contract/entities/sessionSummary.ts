import * as z from 'zod/mini'
import {
  GROWTH_MAX_CHARACTERS,
  SUMMARY_LIST_MAX,
  SUMMARY_OVERVIEW_MAX_CHARACTERS,
  THEME_MAX_CHARACTERS,
} from '../limits.ts'
import { Encrypted } from './encrypted.ts'
import { DocumentId, SessionDate, Timestamp, UserId } from './ids.ts'

const listOf = (maxCharacters: number) =>
  z.array(z.string().check(z.maxLength(maxCharacters))).check(z.maxLength(SUMMARY_LIST_MAX))

/** The companion's summary object, readable; stored only sealed, as JSON text in `ai_summary` (spec §3). */
export const AiSummary = z.object({
  therapeuticOverview: z.string().check(z.maxLength(SUMMARY_OVERVIEW_MAX_CHARACTERS)),
  coreThemes: z.object({ primary: listOf(THEME_MAX_CHARACTERS) }),
  emotionalPatterns: z.object({
    growth_indicators: listOf(GROWTH_MAX_CHARACTERS),
  }),
  /** For each theme the writer's own sentences it points at. */
  themeSentences: z.optional(z.record(z.string(), z.array(z.string()))),
})
export type AiSummary = z.infer<typeof AiSummary>

/** None for a theme that points at nothing, even if it is called `constructor`. */
export const sentencesFor = ({ themeSentences = {} }: AiSummary, theme: string): readonly string[] =>
  (Object.hasOwn(themeSentences, theme) && themeSentences[theme]) || []

/** One item of `session_data`. Its ciphertext is the entry's own, so it opens at the entry's location. */
export const SessionItem = z.object({
  type: z.enum(['user', 'ai']),
  content: z.union([Encrypted, z.string()]),
  timestamp: Timestamp,
  entry_id: DocumentId,
  encrypted: z.boolean(),
})
export type SessionItem = z.infer<typeof SessionItem>

/** A document of the session_summaries collection (spec §3), without its conversation. */
export const SessionSummary = z.object({
  /** The session's own id; ending a session twice rewrites the same document. */
  id: DocumentId,
  user_id: UserId,
  session_id: z.string(),
  /** Missing after an automatic save, until the next visit writes it. */
  summary: z.nullable(Encrypted),
  ai_summary: z.nullable(Encrypted),
  /** What the writer said their mood was, in their own words; never guessed (design §7). */
  mood: z.nullable(Encrypted),
  session_date: SessionDate,
  entry_count: z.int(),
  created_at: Timestamp,
  auto_ended: z.boolean(),
  encrypted: z.literal(true),
})
export type SessionSummary = z.infer<typeof SessionSummary>

/** The same with the whole conversation, composed from the entries (design §7). */
export const SessionWithConversation = z.extend(SessionSummary, { session_data: z.array(SessionItem) })
export type SessionWithConversation = z.infer<typeof SessionWithConversation>

/** `session_` or `auto_session_`, then user id and time (spec §3). */
export const sessionIdFor = (userId: string, endedAt: number, autoEnded: boolean): string =>
  `${autoEnded ? 'auto_session_' : 'session_'}${userId}_${endedAt}`
