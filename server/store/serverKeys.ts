import type { Db } from './database.ts'

/** The one that is stored, which is this one if there was none. */
export async function findOrInsert(db: Db, name: string, sealedKey: string): Promise<string> {
  await db
    .insertInto('server_keys')
    .values({ name, sealed_key: sealedKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { sealed_key } = await db
    .selectFrom('server_keys')
    .select('sealed_key')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return sealed_key
}

export async function remove(db: Db, name: string): Promise<void> {
  await db.deleteFrom('server_keys').where('name', '=', name).execute()
}
