import * as z from 'zod/mini'
import { type JournalEntry, NewJournalEntry } from '../../../contract/entities/journalEntry.ts'
import type { Exchange, Reply } from '../../../contract/states/session.ts'
import { sealedField, type Unlocked } from '../../encryption/sealedField.ts'
import type { Waiting } from './keeping/outbox.ts'

/** The server's entries, opened. One that does not open says so and keeps its place. */
export function openEntries(
  unlocked: Unlocked,
  entries: readonly JournalEntry[],
  undecryptable: string,
): Promise<Exchange[]> {
  return Promise.all(entries.map((entry) => openEntry(unlocked, entry, undecryptable)))
}

async function openEntry(unlocked: Unlocked, entry: JournalEntry, undecryptable: string): Promise<Exchange> {
  const open = (field: 'user_text' | 'ai_response', stored: JournalEntry['ai_response']) =>
    sealedField(unlocked, 'journal_entries', entry.id, field)
      .openTextOrLegacy(stored ?? '')
      .then(({ text }) => text)
      .catch(() => undecryptable)

  const reply: Reply | undefined =
    entry.ai_response === null
      ? undefined
      : { state: 'finished', text: await open('ai_response', entry.ai_response), timestamp: entry.created_at }
  return {
    entryId: entry.id,
    mode: entry.session_mode,
    text: await open('user_text', entry.user_text),
    timestamp: entry.timestamp,
    kept: 'saved',
    encrypted: entry.encrypted,
    reply,
  }
}

export interface WaitingEntry {
  sessionId: string
  exchange: Exchange
}

/** Messages that wait in this device's outbox, such as those written without a network before a reload. */
export async function openWaiting(unlocked: Unlocked, waiting: readonly Waiting[]): Promise<WaitingEntry[]> {
  const entries = waiting.flatMap(({ call, input }) => {
    const entry = z.safeParse(NewJournalEntry, call === 'saveEntry' ? input : undefined)
    return entry.success ? [entry.data] : []
  })
  return Promise.all(
    entries.map(async (entry) => ({
      sessionId: entry.session_id,
      exchange: {
        entryId: entry.id,
        mode: entry.session_mode,
        text: entry.encrypted
          ? await sealedField(unlocked, 'journal_entries', entry.id, 'user_text').openText(entry.user_text)
          : entry.user_text,
        timestamp: entry.timestamp,
        kept: 'device',
        encrypted: entry.encrypted,
        reply: undefined,
      },
    })),
  )
}
