import type { Migration } from 'kysely/migration'
import * as firstTables from './0001-first-tables.ts'
import * as legacyDocuments from './0002-legacy-documents.ts'
import * as serverKeys from './0003-server-keys.ts'

/** In order. A migration that has landed is never edited; the next one changes it. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-legacy-documents': legacyDocuments,
  '0003-server-keys': serverKeys,
}
