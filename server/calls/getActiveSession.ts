import type { getActiveSession as call } from '../../contract/calls/getActiveSession.ts'
import * as entries from '../store/journalEntries.ts'
import * as sessions from '../store/journalSessions.ts'
import type { Handler } from './context.ts'

export const getActiveSession: Handler<typeof call> = async ({ db }, { member }) => {
  const active = await sessions.findActive(db, member.userId)
  if (!active) return { success: true, session: null }

  const { id, mode, started_at, last_activity_at } = active
  const rows = await entries.ofSession(db, member.userId, id)
  return {
    success: true,
    session: { id, mode, started_at, last_activity_at, entries: rows.map(entries.entryOf) },
  }
}
