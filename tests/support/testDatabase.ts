import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { MINUTE } from '../../contract/limits.ts'
import type { Database } from '../../server/store/database.ts'
import { PostgresConnection } from '../../server/store/postgres/connection.ts'
import { openPostgres } from '../../server/store/postgres.ts'
import { openSqlite } from '../../server/store/sqlite.ts'

/** Empty, with all tables: SQLite in memory, or a database of its own in the PostgreSQL of TEST_DATABASE_URL. */
export async function openTestDatabase(url = process.env.TEST_DATABASE_URL): Promise<Database> {
  if (url !== undefined) return openCopy(url)
  const database = openSqlite(':memory:')
  await database.migrate()
  return database
}

const TEMPLATE = 'with_all_tables'

/** What `openTestDatabase` copies; once, before the tests. */
export async function prepareTestDatabases(url: string): Promise<void> {
  await asked(url, `create database ${TEMPLATE}`)
  const template = openPostgres(withDatabase(url, TEMPLATE))
  await template.migrate()
  await template.close()
}

const emptied: string[] = []

async function openCopy(url: string): Promise<Database> {
  const name = emptied.pop() ?? (await createCopy(url))
  const database = openPostgres(withDatabase(url, name), { patience: 1 * MINUTE })
  await database.changes.listening()

  return {
    ...database,
    close: async () => {
      await sql.raw(EMPTY_ALL).execute(database.db)
      await database.close()
      emptied.push(name)
    },
  }
}

async function createCopy(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asked(url, `create database ${name} template ${TEMPLATE}`)
  return name
}

/** Many times faster than a new database. */
const EMPTY_ALL = `do $$
  declare name text;
  begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'
    loop execute format('delete from %I', name);
    end loop;
  end $$`

async function asked(url: string, command: string): Promise<void> {
  const connection = await PostgresConnection.open(url)
  await connection.run(command)
  connection.end()
}

function withDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = name
  return other.href
}
