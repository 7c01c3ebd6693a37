import type { SealedLegacySession } from '../../contract/calls/sealLegacyDocuments.ts'
import { sessionIdFor } from '../../contract/entities/sessionSummary.ts'
import type { Db } from './database.ts'

/** An old session as one of ours that has ended: its row, its entries and its summary. */
export async function insertLegacySession(
  db: Db,
  userId: string,
  session: SealedLegacySession,
): Promise<void> {
  const { id, ended_at, entries } = session
  const mode = 'free-journal'
  const startedAt = entries[0]?.timestamp ?? ended_at
  await db
    .insertInto('journal_sessions')
    .values({ user_id: userId, id, mode, started_at: startedAt, last_activity_at: ended_at, ended_at })
    .execute()
  for (const [index, entry] of entries.entries())
    await db
      .insertInto('journal_entries')
      .values({
        user_id: userId,
        id: entry.id,
        session_id: id,
        session_mode: mode,
        position: index + 1,
        user_text: entry.user_text as unknown as string,
        ai_response: entry.ai_response as unknown as string | null,
        timestamp: entry.timestamp,
        created_at: entry.timestamp,
        session_date: session.session_date,
        encrypted: 1,
        error_note: null,
      })
      .execute()
  await db
    .insertInto('session_summaries')
    .values({
      user_id: userId,
      id,
      session_id: sessionIdFor(userId, ended_at, session.auto_ended),
      summary: session.summary,
      ai_summary: session.ai_summary,
      mood: null,
      session_date: session.session_date,
      entry_count: entries.length,
      created_at: ended_at,
      auto_ended: session.auto_ended ? 1 : 0,
      encrypted: 1,
    })
    .execute()
}
