import type { Db } from './database.ts'
import type { CredentialsRow } from './tables.ts'

export const find = (db: Db, userId: string): Promise<CredentialsRow | undefined> =>
  db.selectFrom('credentials').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Held until the transaction ends: nobody changes them before. */
export const hold = (db: Db, userId: string): Promise<CredentialsRow | undefined> =>
  db
    .updateTable('credentials')
    .set((row) => ({ changed_at: row.ref('changed_at') }))
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()

/** PostgreSQL refuses to look for any of none. */
export const findAll = async (db: Db, userIds: readonly string[]): Promise<CredentialsRow[]> =>
  userIds.length === 0
    ? []
    : db.selectFrom('credentials').selectAll().where('user_id', 'in', userIds).execute()

/** The first of an account, or all of them anew when it starts over. */
export async function put(db: Db, row: CredentialsRow): Promise<void> {
  const { user_id: _, ...changes } = row
  await db
    .insertInto('credentials')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute()
}

type PasswordChange = Pick<CredentialsRow, 'sealed_auth_hash' | 'sealed_password_wrap' | 'changed_at'>

/** The recovery code and its wrap stay as they are. */
export async function changePassword(db: Db, userId: string, change: PasswordChange): Promise<void> {
  await db.updateTable('credentials').set(change).where('user_id', '=', userId).execute()
}
