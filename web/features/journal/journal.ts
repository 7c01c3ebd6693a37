import { isBusy, isUnderWay, type Session } from '../../../contract/states/session.ts'
import { type Core, createCore, type World } from './core.ts'
import { removeBackup, writeBackup } from './keeping/backup.ts'
import { readAgain } from './opening.ts'

export type Journal = Core

/** A journal on this device, with its backup kept true to it. The functions beside this file act on it. */
export function createJournal(world: World): Journal {
  const core = createCore(world)
  keepBackup(core)
  return core
}

/** After each change of a session under way; removed when it has ended. One write after the other. */
function keepBackup(core: Core): void {
  let seen: Session = core.get().session
  let last: Promise<void> = Promise.resolve()

  core.subscribe(() => {
    const { session } = core.get()
    if (session === seen) return
    const isOver = session.phase === 'ended' && seen.phase !== 'ended'
    seen = session
    if (!isOver && (!isUnderWay(session) || isBusy(session))) return
    last = last
      .then(() =>
        isOver
          ? removeBackup(core.store, core.unlocked)
          : writeBackup(core.store, core.unlocked, session, core.now()),
      )
      // Without it the messages are still in the outbox or on the server.
      .catch(() => undefined)
    core.inBackground(last)
  })
}

const FIRST_ATTEMPT = 5_000
const LONGEST_WAIT = 60_000

/** Tries again while something waits on this device: a server that was down gives no sign when it is back. */
export function keepTrying(core: Core, signal: AbortSignal): void {
  let delay = FIRST_ATTEMPT
  const attempt = async () => {
    if (signal.aborted) return
    const waits = core.get().session.exchanges.some(({ kept }) => kept === 'device')
    if (waits && core.isOnline()) await readAgain(core).catch(() => undefined)
    delay = waits ? Math.min(2 * delay, LONGEST_WAIT) : FIRST_ATTEMPT
    core.setTimeout(() => void attempt(), delay)
  }
  core.setTimeout(() => void attempt(), delay)
}
