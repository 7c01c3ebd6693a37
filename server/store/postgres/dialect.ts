import {
  CompiledQuery,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { PostgresConnection } from './connection.ts'
import type { Pool } from './pool.ts'

/** Kysely on our pool. */
export const postgresDialect = (pool: Pool): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driverOf(pool),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

function driverOf(pool: Pool): Driver {
  const run = (text: string) => async (connection: unknown) => {
    await (connection as PostgresConnection).executeQuery(CompiledQuery.raw(text))
  }
  return {
    init: async () => undefined,
    acquireConnection: () => pool.acquire(),
    beginTransaction: run('begin'),
    commitTransaction: run('commit'),
    rollbackTransaction: run('rollback'),
    releaseConnection: async (connection) => pool.release(connection as PostgresConnection),
    destroy: () => pool.close(),
  }
}
