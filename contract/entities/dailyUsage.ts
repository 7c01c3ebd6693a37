import * as z from 'zod/mini'
import { Timestamp } from './ids.ts'

/** Spec §3. The day is the writer's own (design §2). */
export const DailyUsage = z.object({
  success: z.literal(true),
  remainingMessages: z.int(),
  dailyUsage: z.int(),
  limitReached: z.boolean(),
  /** When the count starts again, epoch milliseconds. */
  resetTime: Timestamp,
  limit: z.int(),
})
export type DailyUsage = z.infer<typeof DailyUsage>

export const DAILY_LIMIT_REACHED = 'DAILY_LIMIT_REACHED'
