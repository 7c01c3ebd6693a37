import { sql } from 'kysely'
import type { SessionSummary } from '../../contract/entities/sessionSummary.ts'
import type { Db } from './database.ts'
import { prepared } from './prepared.ts'
import type { SummaryRow } from './tables.ts'

export const find = (db: Db, userId: string, id: string): Promise<SummaryRow | undefined> =>
  db
    .selectFrom('session_summaries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Writes the document, in place of the one that was there. */
export async function save(db: Db, row: SummaryRow): Promise<void> {
  const { user_id: _, id: __, ...fields } = row
  await db
    .insertInto('session_summaries')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(fields))
    .execute()
}

/** A late entry came to a session that has ended. */
export async function countEntry(db: Db, userId: string, id: string): Promise<void> {
  await db
    .updateTable('session_summaries')
    .set((row) => ({ entry_count: row('entry_count', '+', 1) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

const newestBefore = prepared((db, at: { userId: string; before: number; beforeId: string; limit: number }) =>
  db
    .selectFrom('session_summaries')
    .selectAll()
    .where('user_id', '=', at.userId)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '<', tuple(at.before, at.beforeId)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(at.limit),
)

/** Newest first, those that follow the session of `beforeId`, created at `before`. */
export const history = (
  db: Db,
  userId: string,
  {
    limit,
    before = Number.MAX_SAFE_INTEGER,
    beforeId = '',
  }: { limit: number; before?: number | undefined; beforeId?: string | undefined },
): Promise<SummaryRow[]> => newestBefore(db, { userId, before, beforeId, limit })

/** The newest that have been written, for the companion's memory (spec §7). */
export const recentlyWritten = (db: Db, userId: string, limit: number): Promise<SummaryRow[]> =>
  db
    .selectFrom('session_summaries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('summary', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** All of a member's, oldest first, a page at a time. */
export const page = (
  db: Db,
  userId: string,
  after: Pick<SummaryRow, 'created_at' | 'id'> | undefined,
  limit: number,
): Promise<SummaryRow[]> =>
  db
    .selectFrom('session_summaries')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) > (${after?.created_at}, ${after?.id})`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()

export async function remove(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('session_summaries').where('user_id', '=', userId).where('id', '=', id).execute()
}

export const summaryOf = (row: SummaryRow): SessionSummary => ({
  id: row.id,
  user_id: row.user_id,
  session_id: row.session_id,
  summary: row.summary,
  ai_summary: row.ai_summary,
  mood: row.mood,
  session_date: row.session_date,
  entry_count: row.entry_count,
  created_at: row.created_at,
  auto_ended: row.auto_ended === 1,
  encrypted: true,
})
