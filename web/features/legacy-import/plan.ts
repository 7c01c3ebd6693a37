import type { LegacyReference } from '../../../contract/entities/legacyDocument.ts'
import { DAY } from '../../../contract/limits.ts'
import type { OldEntry, OldJournal, OldSession } from './oldDocuments.ts'

/** A session to be, with the old documents that it takes the place of. */
export interface PlannedSession {
  id: string
  sessionDate: string
  endedAt: number
  autoEnded: boolean
  /** None when the old journal has none. */
  summary: string | undefined
  /** JSON text of the old summary object. */
  aiSummary: string | null
  exchanges: Exchange[]
  replaced: LegacyReference[]
}

interface Exchange {
  id: string
  text: string
  reply: string | null
  timestamp: number
}

/**
 * The old platform kept a message twice: as an entry, and in its session's conversation. A session takes up the entries
 * that say the same; entries of no session come together by their day. Sessions come first, so that after an
 * interruption what is left is still told apart.
 */
export function planSessions({ sessions, entries }: OldJournal, newId: () => string): PlannedSession[] {
  const left = new Set(entries)
  const planned = sessions.map((session) => planSession(session, left, newId))
  const byDay = Map.groupBy(left, ({ session_date }) => session_date)
  return [...planned, ...[...byDay.values()].map(planDay)]
}

function planSession(session: OldSession, left: Set<OldEntry>, newId: () => string): PlannedSession {
  const replaced: LegacyReference[] = [{ collection: 'session_summaries', id: session.id }]
  const exchanges = exchangesOf(session).map((exchange): Exchange => {
    const entry = takeSame(exchange, left)
    if (!entry) return { ...exchange, id: newId() }
    replaced.push({ collection: 'journal_entries', id: entry.id })
    return { ...exchange, id: entry.id, reply: exchange.reply ?? entry.ai_response }
  })
  return {
    id: session.id,
    sessionDate: session.session_date,
    endedAt: session.created_at,
    autoEnded: session.auto_ended,
    summary: session.summary ?? undefined,
    aiSummary: session.ai_summary,
    exchanges,
    replaced,
  }
}

/** What was written, each with the replies that follow it. The greeting before it was the same for everybody. */
function exchangesOf({ session_data }: OldSession): Omit<Exchange, 'id'>[] {
  const exchanges: Omit<Exchange, 'id'>[] = []
  for (const { type, content, timestamp } of session_data) {
    const last = exchanges.at(-1)
    if (type === 'user') exchanges.push({ text: content, reply: null, timestamp })
    else if (last) last.reply = last.reply === null ? content : `${last.reply}\n\n${content}`
  }
  return exchanges
}

/** The entry of the same words nearest in time, within a day. */
function takeSame({ text, timestamp }: Omit<Exchange, 'id'>, left: Set<OldEntry>): OldEntry | undefined {
  const distance = (entry: OldEntry) => Math.abs(entry.timestamp - timestamp)
  const [nearest] = [...left]
    .filter((entry) => entry.user_text === text && distance(entry) < DAY)
    .sort((one, other) => distance(one) - distance(other))
  if (nearest) left.delete(nearest)
  return nearest
}

function planDay(entries: readonly OldEntry[]): PlannedSession {
  const inOrder = [...entries].sort((one, other) => one.timestamp - other.timestamp)
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  if (!first || !last) throw new Error('A day without entries')
  return {
    id: first.id,
    sessionDate: first.session_date,
    endedAt: last.timestamp,
    autoEnded: true,
    summary: undefined,
    aiSummary: null,
    exchanges: inOrder.map(({ id, user_text, ai_response, timestamp }) => ({
      id,
      text: user_text,
      reply: ai_response,
      timestamp,
    })),
    replaced: inOrder.map(({ id }) => ({ collection: 'journal_entries', id })),
  }
}
