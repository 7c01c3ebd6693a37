import { sql } from 'kysely'
import type { Db } from './database.ts'

/** At most `max` in a window of `window` ms; going over locks out for `lockOut` ms, or to the window's end. */
export interface Rule {
  max: number
  window: number
  lockOut?: number
}

export interface Verdict {
  allowed: boolean
  /** Milliseconds until asking again makes sense; 0 when allowed. */
  retryAfter: number
}

/** Counts one attempt in one statement, so that any number of processes share the count. Call it inside `write`. */
export async function hit(db: Db, key: string, rule: Rule, now: number): Promise<Verdict> {
  const over = sql<boolean>`rate_limits.window_ends_at > ${now} and rate_limits.count >= ${rule.max}`
  const row = await db
    .insertInto('rate_limits')
    .values({ key, count: 1, window_ends_at: now + rule.window, locked_until: 0 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when rate_limits.window_ends_at > ${now} then rate_limits.count + 1 else 1 end`,
        window_ends_at: sql<number>`case when rate_limits.window_ends_at > ${now} then rate_limits.window_ends_at else ${now + rule.window} end`,
        locked_until: sql<number>`case
          when rate_limits.locked_until > ${now} then rate_limits.locked_until
          when ${over} then ${rule.lockOut === undefined ? sql`rate_limits.window_ends_at` : now + rule.lockOut}
          else 0 end`,
      }),
    )
    .returning(['locked_until'])
    .executeTakeFirstOrThrow()
  const retryAfter = Math.max(0, row.locked_until - now)
  return { allowed: retryAfter === 0, retryAfter }
}

export async function removeExpired(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('window_ends_at', '<=', now)
    .where('locked_until', '<=', now)
    .execute()
}
