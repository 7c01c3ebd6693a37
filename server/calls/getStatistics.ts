import type { getStatistics as call } from '../../contract/calls/getStatistics.ts'
import type { Statistics } from '../../contract/entities/statistics.ts'
import { DAY, STATISTICS_DAYS, STATISTICS_DECISIONS } from '../../contract/limits.ts'
import * as decisions from '../store/decisions.ts'
import * as referrals from '../store/referrals.ts'
import * as statistics from '../store/statistics.ts'
import { utcDay } from '../store/usageByDay.ts'
import type { Handler, Settings } from './context.ts'

export const getStatistics: Handler<typeof call> = async ({ db, now, companion, settings }) => {
  const today = utcDay(now())
  const firstDay = utcDay(now() - (STATISTICS_DAYS - 1) * DAY)
  const days = await statistics.usageSince(db, firstDay)
  const mails = await statistics.mails(db)
  const decided = await decisions.newest(db, STATISTICS_DECISIONS)
  return {
    membersByStatus: await statistics.membersByStatus(db),
    activeToday: await statistics.activeOn(db, today),
    days: days.map((day) => ({ ...day, cost: costOf(day, settings.tokenPrices) })),
    companion: { provider: companion.label, ...companion.health() },
    mailsWaiting: mails.waiting,
    mailFailures: mails.failing,
    referrals: await referrals.all(db),
    decisions: decided.map(({ email, decision, decided_by, decided_at, reason }) => ({
      email,
      decision,
      decided_by,
      decided_at,
      reason,
    })),
  }
}

const MILLION = 1_000_000

function costOf(
  { tokensIn, tokensOut }: statistics.DayOfUsage,
  prices: Settings['tokenPrices'],
): Statistics['days'][number]['cost'] {
  return prices ? (tokensIn * prices.in + tokensOut * prices.out) / MILLION : null
}
