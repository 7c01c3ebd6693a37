import { CallError } from '../../contract/errors.ts'
import {
  COMPANION_LOCK_OUT,
  COMPANION_REQUESTS_PER_MESSAGE,
  COMPANION_REQUESTS_PER_MINUTE,
  DAY,
  MINUTE,
} from '../../contract/limits.ts'
import { CompanionError } from '../companion/companion.ts'
import type { Db } from '../store/database.ts'
import * as rateLimits from '../store/rateLimits.ts'
import type { Context } from './context.ts'

const PER_MINUTE = { max: COMPANION_REQUESTS_PER_MINUTE, window: MINUTE, lockOut: COMPANION_LOCK_OUT }

/** Counts one request of a member; the caller throws once that is committed (spec §9). */
export async function countRequest(
  db: Db,
  { now, settings }: Pick<Context, 'now' | 'settings'>,
  userId: string,
  what: 'reply' | 'summary',
): Promise<rateLimits.Verdict> {
  const inMinute = await rateLimits.hit(db, `companion ${what} ${userId}`, PER_MINUTE, now())
  if (!inMinute.allowed) return inMinute
  const perDay = { max: COMPANION_REQUESTS_PER_MESSAGE * settings.dailyMessageLimit, window: DAY }
  return rateLimits.hit(db, `companion ${what} day ${userId}`, perDay, now())
}

export const tooManyRequests = ({ retryAfter }: rateLimits.Verdict): CallError =>
  new CallError('tooManyRequests', { retryAfter })

/** All members share what the companion may cost in a day. */
export async function requireBudget({
  tokensToday,
  settings,
}: Pick<Context, 'tokensToday' | 'settings'>): Promise<void> {
  const budget = settings.dailyTokenBudget
  if (budget !== undefined && (await tokensToday()) >= budget) throw new CallError('companionBudgetSpent')
}

/** Why the companion did not answer, as its asker may know it. */
export function asCallError(failure: unknown): unknown {
  if (!(failure instanceof CompanionError)) return failure
  const { retryAfter } = failure
  return new CallError('companionUnavailable', retryAfter === undefined ? {} : { retryAfter })
}
