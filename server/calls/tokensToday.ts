import { SECOND } from '../../contract/limits.ts'
import * as usageByDay from '../store/usageByDay.ts'
import type { Context } from './context.ts'

const READ_AGAIN_AFTER = 10 * SECOND

/**
 * What all members together spent of this day (UTC), as it was at most ten seconds ago: the sum has a row for each who
 * wrote today, so not every request may ask for it.
 */
export function tokensToday({ db, now }: Pick<Context, 'db' | 'now'>): () => Promise<number> {
  let last: { day: string; readAt: number; tokens: Promise<number> } | undefined
  return () => {
    const at = now()
    const day = usageByDay.utcDay(at)
    if (last?.day === day && at - last.readAt < READ_AGAIN_AFTER) return last.tokens

    const tokens = usageByDay.tokensOn(db, day)
    last = { day, readAt: at, tokens }
    tokens.catch(() => {
      last = undefined
    })
    return tokens
  }
}
