import { sql } from 'kysely'
import type { SessionMode } from '../../contract/modes.ts'
import type { Db } from './database.ts'
import { prepared } from './prepared.ts'
import type { SessionRow } from './tables.ts'

const insertOrTouch = prepared(
  (db, { userId, id, mode, now }: { userId: string; id: string; mode: SessionMode; now: number }) =>
    db
      .insertInto('journal_sessions')
      .values({ user_id: userId, id, mode, started_at: now, last_activity_at: now, ended_at: null })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'id']).doUpdateSet({ mode, last_activity_at: now }),
      )
      .returningAll(),
)

/**
 * The session something was just written in, new or going on. Holds its row until the transaction ends, so that its
 * entries come one after the other.
 */
export async function touch(
  db: Db,
  userId: string,
  { id, mode }: { id: string; mode: SessionMode },
  now: number,
): Promise<SessionRow> {
  const [row] = await insertOrTouch(db, { userId, id, mode, now })
  if (!row) throw new Error('An upsert answered no row')
  return row
}

export const find = (db: Db, userId: string, id: string): Promise<SessionRow | undefined> =>
  db
    .selectFrom('journal_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Of a member's sessions only one goes on at a time. */
export const findActive = (db: Db, userId: string): Promise<SessionRow | undefined> =>
  db
    .selectFrom('journal_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('last_activity_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findOtherActive = (db: Db, userId: string, thanId: string): Promise<SessionRow[]> =>
  db
    .selectFrom('journal_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('id', '!=', thanId)
    .execute()

/** Of all members. */
export const findIdle = (db: Db, idleSince: number, limit: number): Promise<SessionRow[]> =>
  db
    .selectFrom('journal_sessions')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('last_activity_at', '<=', idleSince)
    .limit(limit)
    .execute()

/** Ends it, or leaves it as it ended before. Holds its row. Undefined when there is no such session. */
export const end = (db: Db, userId: string, id: string, now: number): Promise<SessionRow | undefined> =>
  db
    .updateTable('journal_sessions')
    .set({ ended_at: sql<number>`coalesce(ended_at, ${now})` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Ends it if it is still idle; undefined when somebody was faster. */
export const endIdle = (
  db: Db,
  userId: string,
  id: string,
  idleSince: number,
  now: number,
): Promise<SessionRow | undefined> =>
  db
    .updateTable('journal_sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('last_activity_at', '<=', idleSince)
    .returningAll()
    .executeTakeFirst()

export async function reopen(db: Db, userId: string, id: string, now: number): Promise<void> {
  await db
    .updateTable('journal_sessions')
    .set({ ended_at: null, last_activity_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

export async function remove(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('journal_sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** One session of a member begins or goes on at a time: whoever does so waits here for the other. */
export async function waitForTurn(db: Db, userId: string): Promise<void> {
  await db.updateTable('users').set({ user_id: userId }).where('user_id', '=', userId).execute()
}
