import { sql } from 'kysely'
import type { Db } from './database.ts'

export interface Usage {
  messages: number
  tokensIn: number
  tokensOut: number
}

/** The day, UTC, as `usage_by_day` names it. */
export const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

export async function add(db: Db, userId: string, now: number, usage: Usage): Promise<void> {
  await db
    .insertInto('usage_by_day')
    .values({
      user_id: userId,
      day: utcDay(now),
      messages: usage.messages,
      tokens_in: usage.tokensIn,
      tokens_out: usage.tokensOut,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet({
        messages: sql<number>`usage_by_day.messages + excluded.messages`,
        tokens_in: sql<number>`usage_by_day.tokens_in + excluded.tokens_in`,
        tokens_out: sql<number>`usage_by_day.tokens_out + excluded.tokens_out`,
      }),
    )
    .execute()
}

/** Tokens of all members together, in and out. */
export async function tokensOn(db: Db, day: string): Promise<number> {
  const { tokens } = await db
    .selectFrom('usage_by_day')
    .select(sql<number>`coalesce(cast(sum(tokens_in + tokens_out) as bigint), 0)`.as('tokens'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return tokens
}
