import { sql } from 'kysely'
import { type Encrypted, isEncrypted } from '../../contract/entities/encrypted.ts'
import type { JournalEntry, NewJournalEntry } from '../../contract/entities/journalEntry.ts'
import type { SessionItem } from '../../contract/entities/sessionSummary.ts'
import type { Db } from './database.ts'
import { prepared } from './prepared.ts'
import type { EntryRow } from './tables.ts'

const insertAtEnd = prepared((db, row: Omit<EntryRow, 'position' | 'ai_response'>) =>
  db
    .insertInto('journal_entries')
    .values({
      user_id: row.user_id,
      id: row.id,
      session_id: row.session_id,
      session_mode: row.session_mode,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from journal_entries
        where user_id = ${row.user_id} and session_id = ${row.session_id})`,
      user_text: row.user_text,
      ai_response: null,
      timestamp: row.timestamp,
      created_at: row.created_at,
      session_date: row.session_date,
      encrypted: row.encrypted,
      error_note: row.error_note,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .returningAll(),
)

/**
 * Puts the entry at the end of its session. Undefined when there is one with this id already; nothing is written then.
 * The caller holds the session's row, so that no other entry takes the same position.
 */
export async function append(
  db: Db,
  userId: string,
  entry: NewJournalEntry,
  now: number,
): Promise<EntryRow | undefined> {
  const [row] = await insertAtEnd(db, {
    user_id: userId,
    id: entry.id,
    session_id: entry.session_id,
    session_mode: entry.session_mode,
    user_text: asStored(entry.user_text),
    timestamp: entry.timestamp,
    created_at: now,
    session_date: entry.session_date,
    encrypted: entry.encrypted ? 1 : 0,
    error_note: entry.encrypted ? null : entry.error_note,
  })
  return row
}

export const find = (db: Db, userId: string, id: string): Promise<EntryRow | undefined> =>
  db
    .selectFrom('journal_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

export const hasText = (row: EntryRow, text: Encrypted | string): boolean => row.user_text === asStored(text)

/** A session's entries in the order they came. */
export const ofSession = (db: Db, userId: string, sessionId: string): Promise<EntryRow[]> =>
  db
    .selectFrom('journal_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .execute()

/** All of a member's, session by session, a page at a time. */
export const page = (
  db: Db,
  userId: string,
  after: Pick<EntryRow, 'session_id' | 'position'> | undefined,
  limit: number,
): Promise<EntryRow[]> =>
  db
    .selectFrom('journal_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(session_id, position) > (${after?.session_id}, ${after?.position})`),
    )
    .orderBy('session_id')
    .orderBy('position')
    .limit(limit)
    .execute()

/** How many there are, and the writer's date of the first. */
export const countOfSession = (
  db: Db,
  userId: string,
  sessionId: string,
): Promise<{ count: number; firstDate: string | null }> =>
  db
    .selectFrom('journal_entries')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('session_date').as('firstDate')])
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()

/** Answers with the session it belongs to, or undefined when there is no such entry. */
export async function setReply(
  db: Db,
  userId: string,
  id: string,
  reply: Encrypted,
): Promise<string | undefined> {
  const row = await db
    .updateTable('journal_entries')
    .set({ ai_response: asStored(reply) })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('session_id')
    .executeTakeFirst()
  return row?.session_id
}

/** Takes the place of text saved without encryption. Undefined when no such entry waits for it. */
export async function seal(
  db: Db,
  userId: string,
  id: string,
  sealed: { user_text: Encrypted; ai_response: Encrypted | null },
): Promise<string | undefined> {
  const row = await db
    .updateTable('journal_entries')
    .set({ user_text: asStored(sealed.user_text), encrypted: 1, error_note: null })
    .$if(sealed.ai_response !== null, (query) =>
      query.set({ ai_response: asStored(sealed.ai_response ?? '') }),
    )
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('encrypted', '=', 0)
    .returning('session_id')
    .executeTakeFirst()
  return row?.session_id
}

export async function removeOfSession(db: Db, userId: string, sessionId: string): Promise<void> {
  await db
    .deleteFrom('journal_entries')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .execute()
}

export function entryOf(row: EntryRow): JournalEntry {
  const common = {
    id: row.id,
    user_id: row.user_id,
    session_id: row.session_id,
    session_mode: row.session_mode,
    timestamp: row.timestamp,
    created_at: row.created_at,
    session_date: row.session_date,
  }
  if (row.encrypted === 0) {
    const { user_text, ai_response, error_note } = row
    return { ...common, encrypted: false, user_text, ai_response, error_note: error_note ?? '' }
  }
  return {
    ...common,
    encrypted: true,
    user_text: asSealed(row.user_text),
    ai_response: row.ai_response === null ? null : asSealed(row.ai_response),
    error_note: null,
  }
}

/** The entry as it stands in a session's conversation: what was written, then what was replied (spec §3). */
export function sessionItemsOf(row: EntryRow): SessionItem[] {
  const { id: entry_id, timestamp } = row
  const written: SessionItem = {
    type: 'user',
    content: row.user_text,
    timestamp,
    entry_id,
    encrypted: row.encrypted === 1,
  }
  if (row.ai_response === null) return [written]
  const content = row.ai_response
  return [written, { type: 'ai', content, timestamp, entry_id, encrypted: isEncrypted(content) }]
}

/** To the store an envelope is text like any other. */
const asStored = (text: Encrypted | string): string => text as unknown as string
const asSealed = (stored: string): Encrypted => stored as unknown as Encrypted
