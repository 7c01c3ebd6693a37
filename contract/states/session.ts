import type { SessionMode } from '../modes.ts'
import { problemWithMessage } from '../validation/message.ts'

/**
 * The journal session on one device (spec §4, design §7), as a pure reducer. The screen shows it, and the journal keeps
 * it true to what is stored. Messages are identified by their entry, so each is there once, whatever is repeated.
 */
export interface Session {
  readonly id: string
  readonly startedAt: number
  /** `ending`: the writer looks at the summary before it is saved. `ended`: 'Session Complete!' */
  readonly phase: 'active' | 'ending' | 'ended'
  /** Unset until chosen; 'Change Mode' clears it. */
  readonly mode: SessionMode | undefined
  readonly modeChosenAt: number
  readonly exchanges: readonly Exchange[]
  /** Could not be encrypted: its writer decides what happens (design §2), and outlives the session that it was sent in. */
  readonly unsealed: Exchange | undefined
  /** No replies until the day is over; writing goes on. */
  readonly limitReached: boolean
  /** The companion thinks that the session is coming to its end, and the writer is asked. */
  readonly endingSuggested: boolean
  /** What was saved of it when it was ended here: the last message of its conversation. */
  readonly summary: SavedSummary | undefined
}

export interface SavedSummary {
  readonly text: string
  readonly timestamp: number
}

/** What the writer wrote, and what the companion said to it. */
export interface Exchange {
  readonly entryId: string
  readonly mode: SessionMode
  readonly text: string
  readonly timestamp: number
  /** On its way, in this device's outbox, or on the server. */
  readonly kept: 'sending' | 'device' | 'saved'
  readonly encrypted: boolean
  readonly reply: Reply | undefined
}

export interface Reply {
  /** `automatic`: written by this app because the companion could not be reached, or the message not be saved. */
  readonly state: 'waiting' | 'streaming' | 'finished' | 'stopped' | 'automatic'
  readonly text: string
  readonly timestamp: number
}

export type SessionEvent =
  | { type: 'started'; id: string; at: number }
  | {
      type: 'read'
      id: string
      startedAt: number
      mode: SessionMode | undefined
      exchanges: readonly Exchange[]
    }
  | { type: 'modeChosen'; mode: SessionMode; at: number }
  | { type: 'modeCleared' }
  | { type: 'sent'; entryId: string; text: string; at: number }
  | { type: 'sealFailed'; entryId: string }
  | { type: 'unsealedTaken' }
  | { type: 'unsealedSent'; encrypted: boolean }
  | { type: 'keptOnDevice'; entryId: string }
  | { type: 'saved'; entryId: string }
  | { type: 'sealed'; entryId: string }
  | { type: 'asked'; entryId: string; at: number }
  | { type: 'chunk'; entryId: string; text: string }
  | { type: 'replied'; entryId: string; text: string; at: number }
  | { type: 'stopped'; entryId: string; at: number }
  | { type: 'failed'; entryId: string; text: string; at: number }
  | { type: 'limitReached'; entryId?: string }
  | { type: 'limitLifted' }
  | { type: 'endingSuggested' }
  | { type: 'endingDeclined' }
  | { type: 'ending' }
  | { type: 'endingCancelled' }
  | { type: 'ended'; summary?: SavedSummary }

export const newSession = (id: string, at: number): Session => ({
  id,
  startedAt: at,
  phase: 'active',
  mode: undefined,
  modeChosenAt: at,
  exchanges: [],
  unsealed: undefined,
  limitReached: false,
  endingSuggested: false,
  summary: undefined,
})

/** While the companion answers, or a message is on its way. */
export const isBusy = ({ exchanges }: Session): boolean =>
  exchanges.some(({ kept, reply }) => kept === 'sending' || isUnfinished(reply))

/** Spec §5: not empty, not while busy, only in a mode. At the limit writing goes on, without replies (design §2). */
export const maySend = (session: Session, text: string): boolean =>
  session.phase === 'active' &&
  session.mode !== undefined &&
  session.unsealed === undefined &&
  !isBusy(session) &&
  problemWithMessage(text) === undefined

/** An empty session can be left without a word. */
export const isUnderWay = ({ phase, exchanges }: Session): boolean =>
  phase !== 'ended' && exchanges.length > 0

/** Not before its writer has said what happens to a message that could not be encrypted. */
const mayEnd = (session: Session): boolean => isUnderWay(session) && session.unsealed === undefined

/** The last message, when the companion can be asked about it once more. */
export function findUnanswered(session: Session): Exchange | undefined {
  const last = session.exchanges.at(-1)
  const askable = session.phase === 'active' && !session.limitReached && !isBusy(session)
  return askable && last?.reply?.state !== 'finished' ? last : undefined
}

const isUnfinished = (reply: Reply | undefined): boolean =>
  reply?.state === 'waiting' || reply?.state === 'streaming'

export function reduceSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'started':
      return {
        ...newSession(event.id, event.at),
        limitReached: session.limitReached,
        unsealed: session.unsealed,
      }
    case 'read':
      return read(session, event)
    case 'modeChosen':
      return session.phase === 'active' ? { ...session, mode: event.mode, modeChosenAt: event.at } : session
    case 'modeCleared':
      return session.phase === 'active' ? { ...session, mode: undefined } : session
    case 'sent':
      return send(session, event)
    case 'sealFailed':
      return takeBack(session, event.entryId)
    case 'unsealedTaken':
      return { ...session, unsealed: undefined }
    case 'unsealedSent':
      return sendUnsealed(session, event.encrypted)
    case 'keptOnDevice':
      return change(session, event.entryId, (it) => (it.kept === 'saved' ? it : { ...it, kept: 'device' }))
    case 'saved':
      return change(session, event.entryId, (it) => ({ ...it, kept: 'saved' }))
    case 'sealed':
      return change(session, event.entryId, (it) => ({ ...it, encrypted: true }))
    case 'limitReached':
      return limit(session, event.entryId)
    case 'limitLifted':
      return { ...session, limitReached: false }
    case 'endingSuggested':
      return { ...session, endingSuggested: session.phase === 'active' && session.exchanges.length > 0 }
    case 'endingDeclined':
      return { ...session, endingSuggested: false }
    case 'ending':
      return mayEnd(session) ? { ...session, phase: 'ending', endingSuggested: false } : session
    case 'endingCancelled':
      return session.phase === 'ending' ? { ...session, phase: 'active' } : session
    case 'ended':
      return {
        ...session,
        phase: 'ended',
        endingSuggested: false,
        summary: event.summary ?? session.summary,
      }
    case 'asked':
    case 'chunk':
    case 'replied':
    case 'stopped':
    case 'failed':
      return change(session, event.entryId, (it) => ({ ...it, reply: nextReply(it.reply, event) }))
  }
}

type ReplyEvent = Extract<SessionEvent, { type: 'asked' | 'chunk' | 'replied' | 'stopped' | 'failed' }>

function nextReply(reply: Reply | undefined, event: ReplyEvent): Reply | undefined {
  if (event.type === 'asked')
    return reply?.state === 'finished' ? reply : { state: 'waiting', text: '', timestamp: event.at }
  if (event.type === 'failed')
    return reply?.state === 'finished' ? reply : { state: 'automatic', text: event.text, timestamp: event.at }
  // Whatever comes after Stop, or after the answer was read from the store, is too late.
  if (!reply || !isUnfinished(reply)) return reply
  if (event.type === 'chunk') return { ...reply, state: 'streaming', text: reply.text + event.text }
  if (event.type === 'replied') return { state: 'finished', text: event.text, timestamp: event.at }
  return reply.text === '' ? undefined : { ...reply, state: 'stopped', timestamp: event.at }
}

function send(session: Session, event: Extract<SessionEvent, { type: 'sent' }>): Session {
  const { entryId, text, at } = event
  if (session.mode === undefined || !maySend(session, text) || find(session, entryId)) return session
  const exchange: Exchange = {
    entryId,
    mode: session.mode,
    text,
    timestamp: at,
    kept: 'sending',
    encrypted: true,
    reply: undefined,
  }
  return { ...session, exchanges: [...session.exchanges, exchange], endingSuggested: false }
}

/** Its session goes on, because the message that comes back may be all there was. */
function takeBack(session: Session, entryId: string): Session {
  const found = find(session, entryId)
  if (found?.kept !== 'sending') return session
  const exchanges = session.exchanges.filter((exchange) => exchange !== found)
  return {
    ...session,
    phase: session.phase === 'ending' ? 'active' : session.phase,
    exchanges,
    unsealed: found,
  }
}

/** Whatever became of the session meanwhile: its writer has said that the message is to be kept. */
function sendUnsealed(session: Session, encrypted: boolean): Session {
  const { unsealed, exchanges } = session
  if (!unsealed) return session
  if (find(session, unsealed.entryId)) return { ...session, unsealed: undefined }
  return { ...session, unsealed: undefined, exchanges: [...exchanges, { ...unsealed, encrypted }] }
}

function limit(session: Session, entryId: string | undefined): Session {
  const limited = { ...session, limitReached: true }
  if (entryId === undefined) return limited
  return change(limited, entryId, (it) => (isUnfinished(it.reply) ? { ...it, reply: undefined } : it))
}

/**
 * What the store holds comes first, in its order; what only this device knows follows. Another session than the one
 * that is written in is none of this page's business. What did not change is not shown or kept anew.
 */
function read(session: Session, event: Extract<SessionEvent, { type: 'read' }>): Session {
  const same = event.id === session.id
  if (!same && isUnderWay(session)) return session

  const known = same ? session.exchanges : []
  const stored = event.exchanges.map((each) => merge(each, find(session, each.entryId)))
  const others = known.filter(({ entryId }) => !event.exchanges.some((each) => each.entryId === entryId))
  const merged: Session = {
    ...session,
    id: event.id,
    startedAt: event.startedAt,
    phase: same ? session.phase : 'active',
    mode: known.length > 0 ? session.mode : (session.mode ?? event.mode),
    exchanges: sameOr([...stored, ...others], session.exchanges),
    summary: same ? session.summary : undefined,
  }
  return sameOr(merged, session)
}

function merge(stored: Exchange, known: Exchange | undefined): Exchange {
  if (!known) return stored
  const kept = known.kept === 'saved' ? 'saved' : stored.kept
  const goesOn = isUnfinished(known.reply) || isStoppedHere(known.reply, stored.reply)
  const reply = goesOn ? known.reply : (stored.reply ?? known.reply)
  return sameOr({ ...stored, kept, reply: reply && sameOr(reply, known.reply) }, known)
}

/** The former object, when the next has the same in it. */
function sameOr<T extends object>(next: T, former: T | undefined): T {
  const keys = Object.keys(next) as (keyof T)[]
  const isSame = former && keys.length === Object.keys(former).length
  return isSame && keys.every((key) => next[key] === former[key]) ? former : next
}

/** The store has the text and not that it was stopped; this page still says so. */
const isStoppedHere = (known: Reply | undefined, stored: Reply | undefined): boolean =>
  known?.state === 'stopped' && known.text === stored?.text

const find = ({ exchanges }: Session, entryId: string): Exchange | undefined =>
  exchanges.find((exchange) => exchange.entryId === entryId)

function change(session: Session, entryId: string, how: (exchange: Exchange) => Exchange): Session {
  if (!find(session, entryId)) return session
  return {
    ...session,
    exchanges: session.exchanges.map((exchange) => (exchange.entryId === entryId ? how(exchange) : exchange)),
  }
}
