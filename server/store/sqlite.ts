import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import { localChanges } from './changes.ts'
import { type Database, type Db, migrateOn } from './database.ts'
import { groupCommits } from './groupCommits.ts'
import { letRunAtOnce } from './prepared.ts'
import type { Tables } from './tables.ts'

const STATEMENTS_KEPT = 500
/** Waiting for another program's lock stops the whole process, so it is short; `groupCommits` waits on. */
const BUSY_TIMEOUT_MS = 20

/** One connection, because a second one in the same process could only wait for the first. */
export function openSqlite(path: string): Database {
  const connection = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
  connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const database = inKyselysShape(connection)
  const db: Db = new Kysely<Tables>({ dialect: new Dialect({ database }) })
  const run = (sql: string, parameters: readonly unknown[] = []) => database.prepare(sql).all(parameters)
  // Outside a transaction nobody may see anything of one that is open.
  letRunAtOnce(db, (sql, parameters) => (connection.isTransaction ? undefined : run(sql, parameters)))

  return {
    db,
    write: groupCommits(db, run),
    changes: localChanges(),
    migrate: (migrations) => migrateOn(db, migrations),
    close: () => db.destroy(),
  }
}

/** SQLite can take back the making of tables, so a migration that is interrupted leaves nothing of itself. */
class Dialect extends SqliteDialect {
  override createAdapter() {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true
      }
    })()
  }
}

/** Kysely's dialect expects another library's shape; statements are kept, which makes a query three times faster. */
function inKyselysShape(connection: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()

  function prepare(sql: string): SqliteStatement {
    const found = kept.get(sql)
    if (found) return found

    const statement = connection.prepare(sql)
    const prepared: SqliteStatement = {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...bindable(parameters)),
      run: (parameters) => statement.run(...bindable(parameters)),
      iterate: (parameters) => statement.iterate(...bindable(parameters)),
    }
    if (kept.size >= STATEMENTS_KEPT) kept.clear()
    kept.set(sql, prepared)
    return prepared
  }

  return {
    prepare,
    close: () => {
      kept.clear()
      connection.close()
    },
  }
}

/** node:sqlite would silently bind a Date or an object given first as named parameters, and undefined as NULL. */
function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  for (const value of parameters) {
    const bindableType =
      value === null || ['string', 'number', 'bigint'].includes(typeof value) || value instanceof Uint8Array
    if (!bindableType) throw new TypeError(`SQLite cannot bind a value of type ${typeof value}`)
  }
  return parameters as SQLInputValue[]
}
