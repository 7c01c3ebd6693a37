import type { DailyUsage } from '../entities/dailyUsage.ts'
import { HOUR } from '../limits.ts'

/** What a member has used of the running day, and when that day ends (design §2). */
export interface MessageDay {
  used: number
  resetsAt: number
}

/** The shortest local day there is: the one on which clocks go forward. */
export const SHORTEST_DAY = 23 * HOUR

/** The next two midnights in a time zone; where a clock change skips midnight, the first moment of that date. */
export function midnightsAfter(now: number, timeZone: string): readonly [number, number] {
  const next = midnightAfter(now, timeZone)
  return [next, midnightAfter(next, timeZone)]
}

const midnightAfter = (at: number, timeZone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .add({ days: 1 })
    .toZonedDateTime(timeZone).epochMilliseconds

/**
 * The day as it stands now: the running one, or the unused one that a message sent now would begin. That one ends at the
 * next midnight of the writer. After a change of time zone this may be a moment away; then it ends at the midnight after,
 * because two resets are never closer than the shortest day. So changing zones back and forth gains nothing, and a
 * traveller's clock is followed from the next reset on.
 */
export function messageDayAt(now: number, last: MessageDay | undefined, timeZone: string): MessageDay {
  if (last && last.resetsAt > now) return last
  const [next, following] = midnightsAfter(now, timeZone)
  const tooSoon = last !== undefined && next < last.resetsAt + SHORTEST_DAY
  return { used: 0, resetsAt: tooSoon ? following : next }
}

export const dailyUsageOf = ({ used, resetsAt }: MessageDay, limit: number): DailyUsage => ({
  success: true,
  remainingMessages: Math.max(0, limit - used),
  dailyUsage: used,
  limitReached: used >= limit,
  resetTime: resetsAt,
  limit,
})
