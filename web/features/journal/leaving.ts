import { endSession } from '../../../contract/calls/endSession.ts'
import { isUnderWay } from '../../../contract/states/session.ts'
import { calendarDay } from '../../calendarDay.ts'
import type { Core } from './core.ts'
import { reopen } from './opening.ts'
import { patiently } from './patience.ts'

/**
 * Auto-save (spec §4): the request outlives the page and names only the session, because each message is saved already.
 * What it began synchronously is all that a page going away can still do.
 */
export async function autoSave(core: Core): Promise<void> {
  const { session, left } = core.get()
  if (left || !isUnderWay(session)) return
  core.update({ left: true })
  const input = {
    sessionId: session.id,
    autoEnded: true,
    session_date: calendarDay(session.startedAt, core.timeZone()),
    summary: null,
    ai_summary: null,
    mood: null,
  }
  await patiently(
    core,
    core.ask(endSession, input, { keepalive: true }).catch(() => undefined),
  )
}

/** The page came back from where it had gone, as it was. */
export async function comeBack(core: Core): Promise<void> {
  if (!core.get().left) return
  core.update({ left: false })
  if (!(await reopen(core, core.get().session.id))) core.dispatch({ type: 'ended' })
}
