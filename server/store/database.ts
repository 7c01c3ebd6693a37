import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Changes } from './changes.ts'
import { MIGRATIONS } from './migrations/migrations.ts'
import type { Tables } from './tables.ts'

/** What queries take: the database itself for reading, or the transaction they are part of. */
export type Db = Kysely<Tables>

/** SQLite or PostgreSQL, chosen in main.ts. */
export interface Database {
  /** For reading. Inside `write`, use only the transaction it hands in. */
  db: Db
  /**
   * Runs the work in a transaction and resolves once it is durable. Keep it short: nothing outside the database is
   * waited for in it, or done in it, because after a deadlock or a lost connection it runs once more from its beginning.
   */
  write<T>(work: (trx: Db) => Promise<T>): Promise<T>
  changes: Changes
  /** Brings the tables up to date, however long it takes; however many processes start at once, each migration runs once. */
  migrate(migrations?: typeof MIGRATIONS): Promise<void>
  close(): Promise<void>
}

/** What `migrate` does, on whatever connection a database has for it. */
export async function migrateOn(db: Db, migrations = MIGRATIONS): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
