import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Database } from './store/database.ts'
import { openSqlite } from './store/sqlite.ts'

export const databaseFile = (dataDir: string): string => join(dataDir, 'journal.sqlite')

/** PostgreSQL when there is an address for it, else a file; its tables up to date. */
export async function openDatabase(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  const database = await open(config)
  await database.migrate()
  return database
}

async function open({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import('./store/postgres.ts')
    return openPostgres(databaseUrl)
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return openSqlite(databaseFile(dataDir))
}
