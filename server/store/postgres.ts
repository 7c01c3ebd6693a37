import { Kysely } from 'kysely'
import { SECOND } from '../../contract/limits.ts'
import { type Database, type Db, migrateOn } from './database.ts'
import type { Bounds } from './postgres/connection.ts'
import { postgresDialect } from './postgres/dialect.ts'
import { hostUrls } from './postgres/hosts.ts'
import { createPool } from './postgres/pool.ts'
import { type SharedChanges, sharedChanges } from './postgres/sharedChanges.ts'
import { transactions } from './postgres/transactions.ts'
import type { Tables } from './tables.ts'

const POOL_SIZE = 10
const UNBOUNDED: Bounds = { statement: 0, answer: 0 }

interface Options {
  /** How long queries and transactions wait for a host that serves them, and for a connection. */
  patience?: number
  /** Of each statement, but for those of migrations. */
  bounds?: Bounds
}

/** Any number of processes may open the same one; of several hosts in the URL, the one that takes writes is used. */
export function openPostgres(
  url: string,
  { patience = 10 * SECOND, bounds }: Options = {},
): Database & { changes: SharedChanges } {
  const urls = hostUrls(url)
  const open = (size: number, within: Bounds | undefined): Db =>
    new Kysely<Tables>({ dialect: postgresDialect(createPool(urls, { size, patience, bounds: within })) })
  const db = open(POOL_SIZE, bounds)
  const changes = sharedChanges(urls)

  return {
    db,
    write: transactions(db, patience),
    changes,
    async migrate(migrations) {
      // An index over a big table takes its time, and so does waiting for the process that makes it.
      const unbounded = open(1, UNBOUNDED)
      try {
        await migrateOn(unbounded, migrations)
      } finally {
        await unbounded.destroy()
      }
    },
    close: async () => {
      changes.close()
      await db.destroy()
    },
  }
}
