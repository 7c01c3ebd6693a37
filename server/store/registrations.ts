import type { Db } from './database.ts'
import type { RegistrationRow } from './tables.ts'

export const find = (db: Db, userId: string): Promise<RegistrationRow | undefined> =>
  db.selectFrom('registrations').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Answers false when the user id is taken. */
export async function insert(db: Db, registration: RegistrationRow): Promise<boolean> {
  const inserted = await db
    .insertInto('registrations')
    .values(registration)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Newest first; more than a few of one address is nobody's honest sign-up. */
export async function idsByEmail(db: Db, email: string): Promise<string[]> {
  const CONSIDERED = 5
  const rows = await db
    .selectFrom('registrations')
    .select('user_id')
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .limit(CONSIDERED)
    .execute()
  return rows.map((row) => row.user_id)
}

export async function remove(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('registrations').where('user_id', '=', userId).execute()
}

/** Those nobody verified in time, with their keys and sign-ins. */
export async function removeOlderThan(db: Db, createdBefore: number): Promise<void> {
  const expired = await db
    .deleteFrom('registrations')
    .where('created_at', '<', createdBefore)
    .returning('user_id')
    .execute()
  const ids = expired.map((row) => row.user_id)
  if (ids.length === 0) return
  for (const table of ['credentials', 'sign_ins', 'bearer_tokens', 'mail_links'] as const)
    await db.deleteFrom(table).where('user_id', 'in', ids).execute()
}
