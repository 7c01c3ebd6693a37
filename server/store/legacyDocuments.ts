import * as z from 'zod/mini'
import { LegacyDocument, type LegacyReference } from '../../contract/entities/legacyDocument.ts'
import type { Secrets } from '../secrets.ts'
import type { Db } from './database.ts'

/** What came from the old platform. Some of its text was never encrypted there, so all of it is sealed here. */
export const documentPlace = (userId: string, { collection, id }: LegacyReference) =>
  `${userId} legacy ${collection} ${id}`
export const passphrasePlace = (userId: string) => `${userId} legacy passphrase`

export async function insertAccount(db: Db, userId: string): Promise<void> {
  await db.insertInto('legacy_accounts').values({ user_id: userId, sealed_passphrase: null }).execute()
}

const findAccount = (db: Db, userId: string) =>
  db.selectFrom('legacy_accounts').selectAll().where('user_id', '=', userId).executeTakeFirst()

export const isImported = async (db: Db, userId: string): Promise<boolean> =>
  (await findAccount(db, userId)) !== undefined

/** There is a passphrase exactly as long as something waits. */
export const isWaiting = async (db: Db, userId: string): Promise<boolean> =>
  Boolean((await findAccount(db, userId))?.sealed_passphrase)

/** Null once nothing waits any more. */
export async function findPassphrase(db: Db, secrets: Secrets, userId: string): Promise<string | null> {
  const sealed = (await findAccount(db, userId))?.sealed_passphrase
  return sealed ? secrets.open(passphrasePlace(userId), sealed) : null
}

/** For what waits; without anything it is not kept. */
export async function putPassphrase(
  db: Db,
  secrets: Secrets,
  userId: string,
  passphrase: string,
): Promise<void> {
  await db
    .updateTable('legacy_accounts')
    .set({ sealed_passphrase: secrets.seal(passphrasePlace(userId), passphrase) })
    .where('user_id', '=', userId)
    .where(({ exists }) => exists(anyWaiting(db, userId)))
    .execute()
}

const STATEMENT_ROWS = 100

/** Those that were never here; answers how many these were. */
export async function insertNew(
  db: Db,
  secrets: Secrets,
  userId: string,
  documents: readonly LegacyDocument[],
): Promise<number> {
  let inserted = 0
  for (let at = 0; at < documents.length; at += STATEMENT_ROWS) {
    const rows = documents.slice(at, at + STATEMENT_ROWS).map((document) => ({
      user_id: userId,
      collection: document.collection,
      id: document.id,
      sealed_fields: secrets.seal(documentPlace(userId, document), JSON.stringify(document)),
    }))
    const added = await db
      .insertInto('legacy_documents')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['user_id', 'collection', 'id']).doNothing())
      .returning('id')
      .execute()
    inserted += added.length
  }
  return inserted
}

/** What still waits, a page at a time. */
export async function waiting(
  db: Db,
  secrets: Secrets,
  userId: string,
  after: LegacyReference | undefined,
  limit: number,
): Promise<LegacyDocument[]> {
  const rows = await db
    .selectFrom('legacy_documents')
    .selectAll()
    .where('user_id', '=', userId)
    .where('sealed_fields', 'is not', null)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('collection', 'id'), '>', tuple(after?.collection ?? 'users', after?.id ?? '')),
      ),
    )
    .orderBy('collection')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) =>
    z.parse(LegacyDocument, JSON.parse(secrets.open(documentPlace(userId, row), row.sealed_fields ?? ''))),
  )
}

/** How many do not wait any more. */
export async function countSealed(db: Db, userId: string): Promise<number> {
  const { sealed } = await db
    .selectFrom('legacy_documents')
    .select(({ fn }) => fn.countAll().as('sealed'))
    .where('user_id', '=', userId)
    .where('sealed_fields', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(sealed)
}

/** Takes their text away for good. False when one of them was not waiting; the caller then undoes everything. */
export async function remove(
  db: Db,
  userId: string,
  documents: readonly LegacyReference[],
): Promise<boolean> {
  for (const { collection, id } of documents) {
    const removed = await db
      .updateTable('legacy_documents')
      .set({ sealed_fields: null })
      .where('user_id', '=', userId)
      .where('collection', '=', collection)
      .where('id', '=', id)
      .where('sealed_fields', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (!removed) return false
  }
  await forgetPassphraseWhenDone(db, userId)
  return true
}

/** For one who starts over: what could not be opened goes with the rest. */
export async function removeAll(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('legacy_documents')
    .set({ sealed_fields: null })
    .where('user_id', '=', userId)
    .execute()
  await forgetPassphraseWhenDone(db, userId)
}

async function forgetPassphraseWhenDone(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('legacy_accounts')
    .set({ sealed_passphrase: null })
    .where('user_id', '=', userId)
    .where(({ not, exists }) => not(exists(anyWaiting(db, userId))))
    .execute()
}

const anyWaiting = (db: Db, userId: string) =>
  db
    .selectFrom('legacy_documents')
    .select('id')
    .where('user_id', '=', userId)
    .where('sealed_fields', 'is not', null)
