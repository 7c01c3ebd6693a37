import { getActiveSession } from '../../../contract/calls/getActiveSession.ts'
import { getCompanion } from '../../../contract/calls/getCompanion.ts'
import { getSpecificSession } from '../../../contract/calls/getSpecificSession.ts'
import { reopenSession } from '../../../contract/calls/reopenSession.ts'
import type { ActiveSession } from '../../../contract/entities/journalSession.ts'
import { CallError, type ErrorCode } from '../../../contract/errors.ts'
import { SESSION_IDLE_TIMEOUT } from '../../../contract/limits.ts'
import { isUnderWay } from '../../../contract/states/session.ts'
import { CannotOpenError } from '../../encryption/errors.ts'
import type { Core } from './core.ts'
import { type Backup, removeBackup, takeBackup } from './keeping/backup.ts'
import { readMemory } from './memory.ts'
import { writeMissingSummaries } from './missingSummaries.ts'
import { patiently } from './patience.ts'
import { sealWhatIsOpen } from './sending.ts'
import { openEntries, openWaiting } from './storedSession.ts'
import { readUsage } from './usage.ts'

/** Brings back what was going on: from the server, from this device's outbox, or as an offer from its backup. */
export async function openJournal(core: Core): Promise<void> {
  await readWaiting(core)
  const stored = readStored(core)
  await patiently(core, stored)
  core.update({ loading: false })
  await stored
  await Promise.all([readUsage(core), readMemory(core), readProvider(core)])
  await sealWhatIsOpen(core).catch(() => undefined)
  // A session that is offered may go on; until that is settled it needs no summary.
  if (!core.get().offered) core.inBackground(writeMissingSummaries(core))
}

async function readStored(core: Core): Promise<void> {
  const backup = await takeBackup(core.store, core.unlocked, core.now())
  await core.outbox.flush()
  await settleBackup(core, backup, await readActiveSession(core))
}

/** What another tab or device did since: its messages, or the ending of this session. */
export async function readAgain(core: Core): Promise<void> {
  if (core.get().left) return
  await core.outbox.flush()
  const answeredBefore = answeredIn(core)
  const stored = await readActiveSession(core)
  if (answeredIn(core) !== answeredBefore) await readUsage(core)
  const { session, left } = core.get()
  const wasStored = session.exchanges.some(({ kept }) => kept === 'saved')
  if (stored === undefined || stored?.id === session.id || left || session.phase !== 'active' || !wasStored)
    return
  await followEnding(core, stored !== null)
}

/** Replies that came to another device were paid from the same messages. */
const answeredIn = (core: Core): string =>
  core
    .get()
    .session.exchanges.filter(({ reply }) => reply?.state === 'finished')
    .map(({ entryId }) => entryId)
    .join()

/**
 * This session is not active any more. One that was left in another tab while its writer is here goes on; one that was
 * ended, or that another one took the place of, is over here too.
 */
async function followEnding(core: Core, isReplaced: boolean): Promise<void> {
  const { session } = core.get()
  const ended = await findSession(core, session.id)
  if (ended === 'unreachable') return
  const lastWritten = session.exchanges.at(-1)?.timestamp ?? session.startedAt
  const isIdle = core.now() - lastWritten >= SESSION_IDLE_TIMEOUT
  if (!isReplaced && !isIdle && ended?.auto_ended && (await reopen(core, session.id))) return
  core.dispatch({ type: 'ended' })
  if (isReplaced) await readActiveSession(core)
  await readUsage(core)
}

async function readWaiting(core: Core): Promise<void> {
  const waiting = await openWaiting(core.unlocked, await core.outbox.waiting()).catch(() => [])
  const sessionId = waiting.at(-1)?.sessionId
  const exchanges = waiting.filter((each) => each.sessionId === sessionId).map(({ exchange }) => exchange)
  const [first] = exchanges
  if (sessionId === undefined || !first) return
  core.dispatch({
    type: 'read',
    id: sessionId,
    startedAt: first.timestamp,
    mode: exchanges.at(-1)?.mode,
    exchanges,
  })
}

/** `null` when there is none, `undefined` when the server cannot say. */
async function readActiveSession(core: Core): Promise<ActiveSession | null | undefined> {
  const answer = await core.ask(getActiveSession, null).catch(() => undefined)
  const session = answer?.session
  if (session) {
    const exchanges = await openEntries(core.unlocked, session.entries, new CannotOpenError().message)
    core.dispatch({
      type: 'read',
      id: session.id,
      startedAt: session.started_at,
      mode: session.mode,
      exchanges,
    })
  }
  return session
}

async function settleBackup(
  core: Core,
  backup: Backup | undefined,
  stored: ActiveSession | null | undefined,
): Promise<void> {
  if (!backup || stored) return
  const ended = await findSession(core, backup.sessionId)
  const waits = core.get().session.id === backup.sessionId
  const isOver = ended === undefined || (ended !== 'unreachable' && !ended.auto_ended)
  if (isOver && !waits) return removeBackup(core.store, core.unlocked)
  core.update({ offered: backup })
}

export async function restore(core: Core): Promise<boolean> {
  const { offered } = core.get()
  if (!offered) return true
  core.update({ offered: undefined })
  const opened = await reopen(core, offered.sessionId)
  if (opened) {
    const { sessionId: id, startedAt, mode, exchanges } = offered
    core.dispatch({ type: 'read', id, startedAt, mode, exchanges })
    await readActiveSession(core)
    await sealWhatIsOpen(core).catch(() => undefined)
  }
  core.inBackground(writeMissingSummaries(core))
  return opened
}

/** The offered session stays in the history as it is. */
export async function declineRestore(core: Core): Promise<void> {
  core.update({ offered: undefined })
  if (!isUnderWay(core.get().session)) await removeBackup(core.store, core.unlocked)
  core.inBackground(writeMissingSummaries(core))
}

const OVER: readonly ErrorCode[] = ['sessionEnded', 'sessionNotFound']

/** Without a network the session goes on here, and the server learns of it later. */
export async function reopen(core: Core, sessionId: string): Promise<boolean> {
  try {
    await core.ask(reopenSession, { sessionId })
    return true
  } catch (error) {
    return !(error instanceof CallError && OVER.includes(error.code))
  }
}

async function findSession(core: Core, sessionId: string) {
  try {
    return (await core.ask(getSpecificSession, { sessionId })).session
  } catch (error) {
    return error instanceof CallError && error.code === 'sessionNotFound' ? undefined : 'unreachable'
  }
}

async function readProvider(core: Core): Promise<void> {
  const answer = await core.ask(getCompanion, null).catch(() => undefined)
  core.update({ provider: answer?.provider })
}
