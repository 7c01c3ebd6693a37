import type { analyzeJournalEntry } from '../../../contract/calls/analyzeJournalEntry.ts'
import type { Asked } from '../../../contract/calls/defineCall.ts'
import type { MemoryText, ProviderLabel } from '../../../contract/entities/companion.ts'
import type { DailyUsage } from '../../../contract/entities/dailyUsage.ts'
import type { AiSummary } from '../../../contract/entities/sessionSummary.ts'
import type { Tier } from '../../../contract/safety/tier.ts'
import {
  newSession,
  reduceSession,
  type Session,
  type SessionEvent,
} from '../../../contract/states/session.ts'
import type { ask, askStream } from '../../ask.ts'
import type { Unlocked } from '../../encryption/sealedField.ts'
import type { journal } from '../../texts/journal.ts'
import type { Alone } from './keeping/alone.ts'
import type { Backup } from './keeping/backup.ts'
import type { DeviceStore } from './keeping/deviceStore.ts'
import { createOutbox, type Outbox } from './keeping/outbox.ts'
import type { SessionIds } from './keeping/writtenHere.ts'

/** Exactly what left the device for one reply, and who answered. */
export interface Sent {
  input: Asked<typeof analyzeJournalEntry>
  provider: ProviderLabel | undefined
}

export interface SummaryDraft {
  summary: AiSummary
  /** Put together on the device because the companion did not answer. */
  local: boolean
}

export interface JournalState {
  readonly loading: boolean
  readonly session: Session
  readonly usage: DailyUsage | undefined
  readonly provider: ProviderLabel | undefined
  /** `undefined` while unknown, or when memory is switched off. */
  readonly memory: MemoryText | undefined
  readonly memoryLeftOut: boolean
  /** A session that was left, to be restored or not. */
  readonly offered: Backup | undefined
  /** How urgently help is offered beside a message, by entry. */
  readonly tiers: Readonly<Record<string, Tier>>
  readonly sent: Readonly<Record<string, Sent>>
  /** Auto-saved because this screen or page was left; it goes on only when it is restored. */
  readonly left: boolean
  /** While the session is ending: the summary as soon as it is written. */
  readonly summary: SummaryDraft | undefined
}

/** What the journal needs of the world. A test passes its own. */
export interface World {
  unlocked: Unlocked
  ask: typeof ask
  askStream: typeof askStream
  store: DeviceStore
  /** Of these alone the text is sent for a summary without being asked. */
  writtenHere: SessionIds
  alone: Alone
  now: () => number
  newId: () => string
  isOnline: () => boolean
  setTimeout: (done: () => void, delay: number) => void
  screen: (text: string) => Tier | Promise<Tier>
  companionName: () => string
  timeZone: () => string
  texts: typeof journal
}

/** The journal's state and its world: what every part of the journal works on. */
export interface Core extends World {
  get: () => JournalState
  update: (change: Partial<JournalState>) => void
  dispatch: (event: SessionEvent) => void
  subscribe: (listener: () => void) => () => void
  /** For work that nobody waits for, and that never throws. */
  inBackground: (work: Promise<unknown>) => void
  /** When nothing is going on in the background any more. */
  settled: () => Promise<void>
  outbox: Outbox
  /** The running request for each reply that is awaited, so that Stop can end it. */
  answering: Map<string, AbortController>
}

export function createCore(world: World): Core {
  const listeners = new Set<() => void>()
  let state: JournalState = {
    loading: true,
    session: newSession(world.newId(), world.now()),
    usage: undefined,
    provider: undefined,
    memory: undefined,
    memoryLeftOut: false,
    offered: undefined,
    tiers: {},
    sent: {},
    left: false,
    summary: undefined,
  }

  function update(change: Partial<JournalState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const background = new Set<Promise<unknown>>()
  const dispatch = (event: SessionEvent) => update({ session: reduceSession(state.session, event) })

  return {
    ...world,
    get: () => state,
    update,
    dispatch,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    outbox: createOutbox({
      ...world,
      onSent: (call, entryId) => call === 'saveEntry' && dispatch({ type: 'saved', entryId }),
    }),
    answering: new Map(),
    inBackground(work) {
      background.add(work)
      void work.finally(() => background.delete(work))
    },
    async settled() {
      while (background.size > 0) await Promise.all(background)
    },
  }
}
