import { sql } from 'kysely'
import type { LegacyCollection } from '../../contract/entities/legacyDocument.ts'
import { hashPlace, wrapPlace } from '../calls/passwords.ts'
import { addressKeyPlace } from '../openSecrets.ts'
import type { Secrets } from '../secrets.ts'
import type { Database } from '../store/database.ts'
import { documentPlace, passphrasePlace } from '../store/legacyDocuments.ts'

interface SealedColumn {
  table: string
  keys: readonly string[]
  column: string
  place: (...key: string[]) => string
}

/** Every column that is sealed under the app secret. */
const SEALED: readonly SealedColumn[] = [
  { table: 'credentials', keys: ['user_id'], column: 'sealed_auth_hash', place: (id = '') => hashPlace(id) },
  {
    table: 'credentials',
    keys: ['user_id'],
    column: 'sealed_password_wrap',
    place: (id = '') => wrapPlace(id),
  },
  {
    table: 'legacy_accounts',
    keys: ['user_id'],
    column: 'sealed_passphrase',
    place: (id = '') => passphrasePlace(id),
  },
  {
    table: 'legacy_documents',
    keys: ['user_id', 'collection', 'id'],
    column: 'sealed_fields',
    place: (userId = '', collection = '', id = '') =>
      documentPlace(userId, { collection: collection as LegacyCollection, id }),
  },
  // Last: with it, everything is done.
  { table: 'server_keys', keys: ['name'], column: 'sealed_key', place: () => addressKeyPlace },
]

const ROWS_AT_A_TIME = 200

/**
 * Seals everything under the newest app secret, a page at a time, while servers may be running. What a member changes
 * meanwhile is left as they changed it. May be interrupted and run again. Answers how many were sealed anew.
 */
export async function resealAll(database: Database, secrets: Secrets): Promise<number> {
  let resealed = 0
  for (const sealed of SEALED) {
    let page = await pageAfter(database, sealed, undefined)
    while (page.length > 0) {
      resealed += await resealPage(database, secrets, sealed, page)
      page = await pageAfter(database, sealed, page.at(-1))
    }
  }
  return resealed
}

type Row = Record<string, string>

async function pageAfter({ db }: Database, { table, keys, column }: SealedColumn, last: Row | undefined) {
  const key = sql.join(keys.map((name) => sql.ref(name)))
  const after = last ? sql`and (${key}) > (${sql.join(keys.map((name) => last[name]))})` : sql``
  const { rows } = await sql<Row>`select ${key}, ${sql.ref(column)} from ${sql.table(table)}
    where ${sql.ref(column)} is not null ${after} order by ${key} limit ${ROWS_AT_A_TIME}`.execute(db)
  return rows
}

const resealPage = (
  { write }: Database,
  secrets: Secrets,
  { table, keys, column, place }: SealedColumn,
  page: readonly Row[],
): Promise<number> =>
  write(async (trx) => {
    let resealed = 0
    for (const row of page) {
      const before = row[column] ?? ''
      const after = secrets.reseal(place(...keys.map((name) => row[name] ?? '')), before)
      if (after === before) continue
      const itself = sql.join(
        keys.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
        sql` and `,
      )
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${after}
        where ${itself} and ${sql.ref(column)} = ${before}`.execute(trx)
      resealed++
    }
    return resealed
  })
