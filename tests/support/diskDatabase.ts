import { join } from 'node:path'
import type { Database } from '../../server/store/database.ts'
import { openSqlite } from '../../server/store/sqlite.ts'

/** Looks into the data folder of a server, running or not, or fills it before the first start. */
export async function inDatabase<T>(dataDir: string, look: (database: Database) => Promise<T>): Promise<T> {
  const database = openSqlite(join(dataDir, 'journal.sqlite'))
  try {
    await database.migrate()
    return await look(database)
  } finally {
    await database.close()
  }
}
