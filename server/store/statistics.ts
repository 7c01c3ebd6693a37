import { sql } from 'kysely'
import type { ApprovalStatus } from '../../contract/entities/userProfile.ts'
import { LEGACY_APPROVAL_CUT_OFF } from '../../contract/limits.ts'
import type { Db } from './database.ts'

/** Counts over all members, for the admin alone: the only queries that cross users, besides the admin's lists. */

export async function membersByStatus(db: Db): Promise<Record<ApprovalStatus, number>> {
  const rows = await db
    .selectFrom('users')
    .select(({ fn }) => [statusOfRow.as('status'), fn.countAll<number>().as('count')])
    .groupBy(statusOfRow)
    .execute()
  const counts = { pending_approval: 0, approved: 0, rejected: 0 }
  for (const { status, count } of rows) counts[status] += count
  return counts
}

/** As `approvalStatusOf` says for one. */
const statusOfRow = sql<ApprovalStatus>`case
  when approval_status is not null then approval_status
  when created_at < ${sql.lit(LEGACY_APPROVAL_CUT_OFF)} then 'approved'
  else 'pending_approval' end`

export async function activeOn(db: Db, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('usage_by_day')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return count
}

export interface DayOfUsage {
  day: string
  messages: number
  tokensIn: number
  tokensOut: number
}

/** Oldest first; a day on which nothing happened is left out. */
export const usageSince = (db: Db, day: string): Promise<DayOfUsage[]> =>
  db
    .selectFrom('usage_by_day')
    .select([
      'day',
      sql<number>`cast(sum(messages) as bigint)`.as('messages'),
      sql<number>`cast(sum(tokens_in) as bigint)`.as('tokensIn'),
      sql<number>`cast(sum(tokens_out) as bigint)`.as('tokensOut'),
    ])
    .where('day', '>=', day)
    .groupBy('day')
    .orderBy('day')
    .execute()

/** Mails not delivered yet, and how many of those have been tried in vain. */
export async function mails(db: Db): Promise<{ waiting: number; failing: number }> {
  const { waiting, failing } = await db
    .selectFrom('mails')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      sql<number>`count(case when attempts > 0 then 1 end)`.as('failing'),
    ])
    .where('delivered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { waiting, failing }
}
