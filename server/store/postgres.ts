import { Kysely } from 'kysely'
import { SECOND } from '../../contract/limits.ts'
import type { Database, Db } from './database.ts'
import { postgresDialect } from './postgres/dialect.ts'
import { hostUrls } from './postgres/hosts.ts'
import { createPool } from './postgres/pool.ts'
import { type SharedChanges, sharedChanges } from './postgres/sharedChanges.ts'
import { transactions } from './postgres/transactions.ts'
import type { Tables } from './tables.ts'

const POOL_SIZE = 10

/**
 * Any number of processes may open the same one; of several hosts in the URL, the one that takes writes is used. While
 * none does, queries and transactions wait for `patience` before they fail.
 */
export function openPostgres(url: string, patience = 10 * SECOND): Database & { changes: SharedChanges } {
  const urls = hostUrls(url)
  const pool = createPool(urls, POOL_SIZE, patience)
  const db: Db = new Kysely<Tables>({ dialect: postgresDialect(pool) })
  const changes = sharedChanges(urls)

  return {
    db,
    write: transactions(db, patience),
    changes,
    close: async () => {
      changes.close()
      await db.destroy()
    },
  }
}
