import type { Call } from '../../../contract/calls/defineCall.ts'
import type { JournalEntry, NewJournalEntry } from '../../../contract/entities/journalEntry.ts'
import { CallError } from '../../../contract/errors.ts'
import type { ask, askStream } from '../../ask.ts'
import type { Unlocked } from '../../encryption/sealedField.ts'
import { journal as english } from '../../texts/en/journal.ts'
import { createJournal, type Journal } from './journal.ts'
import { type DeviceStore, memoryStore } from './keeping/deviceStore.ts'

type Handler = (input: never) => unknown
type Network = 'up' | 'down' | 'answers are lost'

/** For tests: what a server keeps of one writer, and the ways in which a network fails. */
export function serverForTest() {
  const entries: JournalEntry[] = []
  const ended = new Map<string, { auto_ended: boolean; summary: unknown; created_at: number }>()
  const asked: string[] = []
  let network: Network = 'up'
  let remaining = 30
  let resetTime = 0
  let companion: () => string = () => 'And then?'

  const sessionIds = () => [...new Set(entries.map(({ session_id }) => session_id))]
  const ofSession = (id: string) => entries.filter(({ session_id }) => session_id === id)
  const activeId = () => sessionIds().findLast((id) => !ended.has(id))

  function document(id: string) {
    const { auto_ended, summary, created_at } = required(ended.get(id))
    const conversation = ofSession(id).flatMap(
      ({ id: entry_id, user_text, ai_response, timestamp, encrypted }) => [
        { type: 'user', content: user_text, timestamp, entry_id, encrypted },
        ...(ai_response ? [{ type: 'ai', content: ai_response, timestamp, entry_id, encrypted }] : []),
      ],
    )
    const entry_count = ofSession(id).length
    return { id, auto_ended, summary, created_at, entry_count, session_data: conversation }
  }

  const handlers: Record<string, Handler> = {
    saveEntry(input: NewJournalEntry) {
      const known = entries.find(({ id }) => id === input.id)
      if (known && known.user_text !== input.user_text) throw new CallError('entryChanged')
      const entry = {
        error_note: null,
        ...input,
        user_id: '',
        created_at: input.timestamp,
        ai_response: null,
      }
      if (!known) entries.push(entry as JournalEntry)
      return { success: true, entry: known ?? entry }
    },
    saveReply({ entryId, ai_response }: { entryId: string; ai_response: never }) {
      required(entries.find(({ id }) => id === entryId)).ai_response = ai_response
      return { success: true }
    },
    sealEntry({ entryId, ...sealed }: { entryId: string; user_text: never }) {
      const entry = required(entries.find(({ id }) => id === entryId))
      Object.assign(entry, sealed, { encrypted: true, error_note: null })
      return { success: true }
    },
    getActiveSession() {
      const id = activeId()
      if (id === undefined) return { success: true, session: null }
      const all = ofSession(id)
      const first = required(all[0])
      const session = { id, mode: required(all.at(-1)).session_mode, started_at: first.timestamp }
      return { success: true, session: { ...session, last_activity_at: 0, entries: all } }
    },
    getSpecificSession: ({ sessionId }: { sessionId: string }) => ({
      success: true,
      session: document(sessionId),
    }),
    getSessionHistory: () => ({ success: true, sessions: [...ended.keys()].map(document) }),
    endSession({
      sessionId,
      autoEnded,
      summary,
    }: {
      sessionId: string
      autoEnded: boolean
      summary: unknown
    }) {
      if (ofSession(sessionId).length === 0) throw new CallError('sessionNotFound')
      ended.set(sessionId, { auto_ended: autoEnded, summary, created_at: 0 })
      return { success: true }
    },
    reopenSession({ sessionId }: { sessionId: string }) {
      if (ofSession(sessionId).length === 0) throw new CallError('sessionNotFound')
      if (ended.get(sessionId)?.auto_ended === false) throw new CallError('sessionEnded')
      ended.delete(sessionId)
      return { success: true }
    },
    getDailyUsage: () => ({
      success: true,
      remainingMessages: remaining,
      limitReached: remaining === 0,
      resetTime,
      limit: 30,
    }),
    getMemory: () => ({ success: true, memoryOn: false, memory_notes: null, summaries: [] }),
    getCompanion: () => ({ success: true }),
    generateSessionSummary() {
      throw new CallError('companionUnavailable')
    },
    analyzeJournalEntry() {
      if (remaining === 0) return { success: false, response: '', error: 'DAILY_LIMIT_REACHED' }
      remaining--
      return { success: true, response: companion(), sessionEnding: false }
    },
  }

  async function answer({ name }: Call, input: unknown) {
    await Promise.resolve()
    if (network === 'down') throw new CallError('unavailable')
    asked.push(name)
    const result = required(handlers[name])(input as never)
    if (network === 'answers are lost') throw new CallError('unavailable')
    return result
  }

  return {
    entries,
    ended,
    /** Names of the calls that arrived, in order. */
    asked,
    ask: answer as unknown as typeof ask,
    askStream: answer as unknown as typeof askStream,
    setNetwork(next: Network) {
      network = next
    },
    isOnline: () => network === 'up',
    setRemaining(count: number) {
      remaining = count
    },
    setResetTime(next: number) {
      resetTime = next
    },
    setCompanion(next: () => string) {
      companion = next
    },
  }
}
export type ServerForTest = ReturnType<typeof serverForTest>

let ids = 0

/** A page that shows the journal: with the same store and server it is a reload, or another tab. */
export function pageForTest(
  server: ServerForTest,
  unlocked: Unlocked,
  change: Partial<Parameters<typeof createJournal>[0]> & { store?: DeviceStore } = {},
): Journal {
  return createJournal({
    unlocked,
    ask: server.ask,
    askStream: server.askStream,
    store: memoryStore(),
    writtenHere: new Set(),
    alone: (_name, work) => work(),
    now: () => Date.UTC(2026, 10, 21, 9),
    newId: () => `id-${String(++ids).padStart(8, '0')}`,
    isOnline: server.isOnline,
    setTimeout: () => undefined,
    screen: () => 'none',
    companionName: () => 'Sage',
    timeZone: () => 'Europe/London',
    texts: english,
    ...change,
  })
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new CallError('sessionNotFound')
  return value
}
