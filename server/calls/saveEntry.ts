import type { saveEntry as call } from '../../contract/calls/saveEntry.ts'
import type { NewJournalEntry } from '../../contract/entities/journalEntry.ts'
import { CallError } from '../../contract/errors.ts'
import { SESSION_MAX_ENTRIES } from '../../contract/limits.ts'
import { MESSAGE_BROKEN } from '../../contract/validation/message.ts'
import type { Db } from '../store/database.ts'
import * as entries from '../store/journalEntries.ts'
import * as sessions from '../store/journalSessions.ts'
import { autoSaveOthers } from '../store/sessionEndings.ts'
import * as summaries from '../store/sessionSummaries.ts'
import type { EntryRow, SessionRow } from '../store/tables.ts'
import type { Handler } from './context.ts'

const SESSION_FULL = 'This session is full. Please end it and start a new one.'

export const saveEntry: Handler<typeof call> = async (context, { member: { userId }, input }) => {
  const { db, write, now, changes } = context
  // Sealed text holds any character; a text column of PostgreSQL does not.
  if (!input.encrypted && input.user_text.includes('\0'))
    throw new CallError('invalidInput', { field: 'user_text', sentence: MESSAGE_BROKEN })

  const saved = await write((trx) => save(trx, userId, input, now())).catch((failure: unknown) => {
    if (failure instanceof SavedBefore) return undefined
    throw failure
  })
  if (!saved) return { success: true, entry: entries.entryOf(await requireSame(db, userId, input)) }

  changes.publish(`user:${userId}`, `entry:${input.session_id}`)
  for (const { id } of saved.others) changes.publish(`user:${userId}`, `session:${id}`)
  return { success: true, entry: entries.entryOf(saved.entry) }
}

/** Thrown so that nothing is written. */
class SavedBefore extends Error {}

async function save(
  trx: Db,
  userId: string,
  input: NewJournalEntry,
  at: number,
): Promise<{ entry: EntryRow; others: SessionRow[] }> {
  const { session_id: id, session_mode: mode } = input
  const session = await sessions.touch(trx, userId, { id, mode }, at)
  const entry = await entries.append(trx, userId, input, at)
  if (!entry) throw new SavedBefore()
  if (entry.position > SESSION_MAX_ENTRIES)
    throw new CallError('invalidInput', { field: 'session_id', sentence: SESSION_FULL })

  if (session.ended_at !== null) await summaries.countEntry(trx, userId, id)
  const others = entry.position === 1 ? await autoSaveOthers(trx, userId, id, at) : []
  return { entry, others }
}

/** A client that did not get its answer sends again what it kept: the very same ciphertext. */
async function requireSame(db: Db, userId: string, input: NewJournalEntry): Promise<EntryRow> {
  const entry = await entries.find(db, userId, input.id)
  if (!entry || entry.session_id !== input.session_id || !entries.hasText(entry, input.user_text))
    throw new CallError('entryChanged')
  return entry
}
