import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Without any user (design §8). */
export async function count(db: Db, kind: string): Promise<void> {
  await db
    .insertInto('referrals')
    .values({ kind, count: 1 })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet({ count: sql<number>`referrals.count + 1` }),
    )
    .execute()
}

export async function all(db: Db): Promise<Record<string, number>> {
  const rows = await db.selectFrom('referrals').selectAll().orderBy('kind').execute()
  return Object.fromEntries(rows.map((row) => [row.kind, row.count]))
}
