import { sql } from 'kysely'
import { CallError } from '../../contract/errors.ts'
import { type MessageDay, midnightsAfter, SHORTEST_DAY } from '../../contract/states/messageDay.ts'
import type { Db } from './database.ts'
import { prepared } from './prepared.ts'

const lastOfMember = prepared((db, { userId }: { userId: string }) =>
  db
    .selectFrom('users')
    .leftJoin('message_days', 'message_days.user_id', 'users.user_id')
    .select(['users.time_zone', 'message_days.used', 'message_days.resets_at'])
    .where('users.user_id', '=', userId),
)

/** The day a member's last message was counted in, and the zone their next one begins in; one query. */
export async function requireLast(
  db: Db,
  userId: string,
): Promise<{ last: MessageDay | undefined; timeZone: string }> {
  const [row] = await lastOfMember(db, { userId })
  if (!row) throw new CallError('notSignedIn')
  const { time_zone, used, resets_at } = row
  return {
    timeZone: time_zone,
    last: used === null || resets_at === null ? undefined : { used, resetsAt: resets_at },
  }
}

/**
 * Counts one message, unless the limit is reached: one statement, so that any number of them at once, in any number of
 * processes, never exceed it. Follows `messageDayAt`.
 */
export async function charge(
  db: Db,
  userId: string,
  day: { timeZone: string; limit: number },
  now: number,
): Promise<MessageDay | undefined> {
  const [next, following] = midnightsAfter(now, day.timeZone)
  const isOver = sql<boolean>`message_days.resets_at <= ${now}`
  const row = await db
    .insertInto('message_days')
    .values({ user_id: userId, used: 1, time_zone: day.timeZone, resets_at: next })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({
          used: sql<number>`case when ${isOver} then 1 else message_days.used + 1 end`,
          time_zone: sql<string>`case when ${isOver} then excluded.time_zone else message_days.time_zone end`,
          resets_at: sql<number>`case
            when not ${isOver} then message_days.resets_at
            when message_days.resets_at + ${SHORTEST_DAY} > ${next} then ${following}
            else excluded.resets_at end`,
        })
        .where(({ or, eb }) => or([isOver, eb('message_days.used', '<', day.limit)])),
    )
    .returning(['used', 'resets_at'])
    .executeTakeFirst()
  return row && { used: row.used, resetsAt: row.resets_at }
}

/** Only while the day it was counted in is still running. */
export async function giveBack(db: Db, userId: string, resetsAt: number): Promise<void> {
  await db
    .updateTable('message_days')
    .set((row) => ({ used: row('used', '-', 1) }))
    .where('user_id', '=', userId)
    .where('resets_at', '=', resetsAt)
    .where('used', '>', 0)
    .execute()
}
