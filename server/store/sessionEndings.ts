import type { Encrypted } from '../../contract/entities/encrypted.ts'
import { sessionIdFor } from '../../contract/entities/sessionSummary.ts'
import type { Db } from './database.ts'
import * as entries from './journalEntries.ts'
import * as sessions from './journalSessions.ts'
import * as summaries from './sessionSummaries.ts'
import type { SessionRow, SummaryRow } from './tables.ts'

export interface Ending {
  autoEnded: boolean
  /** The writer's own; without one, the date of the first entry. */
  sessionDate: string | undefined
  texts: Texts
}

interface Texts {
  summary: Encrypted | null
  ai_summary: Encrypted | null
  mood: Encrypted | null
}

export const AUTO_SAVE: Ending = {
  autoEnded: true,
  sessionDate: undefined,
  texts: { summary: null, ai_summary: null, mood: null },
}

/**
 * Writes the document of a session whose row has just been ended, and is held. Undefined when nothing was written in
 * the session, so that there is nothing to save.
 */
export async function saveEnding(
  db: Db,
  session: SessionRow,
  ending: Ending,
  now: number,
): Promise<SummaryRow | undefined> {
  const { user_id, id, ended_at } = session
  const { count, firstDate } = await entries.countOfSession(db, user_id, id)
  if (count === 0 || firstDate === null) return undefined

  const before = await summaries.find(db, user_id, id)
  const autoEnded = ending.autoEnded && before?.auto_ended !== 0
  const endedAt = before?.created_at ?? ended_at ?? now
  const row: SummaryRow = {
    user_id,
    id,
    session_id: sessionIdFor(user_id, endedAt, autoEnded),
    ...textsAfter(before, ending),
    session_date: before?.session_date ?? ending.sessionDate ?? firstDate,
    entry_count: count,
    created_at: endedAt,
    auto_ended: autoEnded ? 1 : 0,
    encrypted: 1,
  }
  await summaries.save(db, row)
  return row
}

/** By hand, a summary is written anew; by itself, only where it is missing; and nothing is ever erased. */
function textsAfter(before: SummaryRow | undefined, { autoEnded, texts }: Ending): Texts {
  const keeps = before !== undefined && (texts.summary === null || (autoEnded && before.summary !== null))
  const { summary, ai_summary, mood } = keeps ? before : texts
  return { summary, ai_summary, mood }
}

/** Makes room for the session `forId`: any other that goes on is saved as it is. Answers which were. */
export async function autoSaveOthers(
  db: Db,
  userId: string,
  forId: string,
  now: number,
): Promise<SessionRow[]> {
  await sessions.waitForTurn(db, userId)
  const others = await sessions.findOtherActive(db, userId, forId)
  for (const { id } of others) {
    const ended = await sessions.end(db, userId, id, now)
    if (ended) await saveEnding(db, ended, AUTO_SAVE, now)
  }
  return others
}
