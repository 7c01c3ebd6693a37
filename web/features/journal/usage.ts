import { getDailyUsage } from '../../../contract/calls/getDailyUsage.ts'
import { SECOND } from '../../../contract/limits.ts'
import type { Core } from './core.ts'

/** Past the end of the day by so much, its end is there for a timer or a clock that is a little early, too. */
const MARGIN = 10 * SECOND

/** How many messages are left; the limit is lifted by itself when the day resets. */
export async function readUsage(core: Core): Promise<void> {
  const usage = await core.ask(getDailyUsage, null).catch(() => undefined)
  if (!usage) return
  const before = core.get().usage
  core.update({ usage })
  if (usage.limitReached !== core.get().session.limitReached)
    core.dispatch({ type: usage.limitReached ? 'limitReached' : 'limitLifted' })

  const waitsAlready = before?.limitReached && before.resetTime > core.now()
  if (!usage.limitReached || waitsAlready) return
  const delay = Math.max(usage.resetTime - core.now(), 0) + MARGIN
  core.setTimeout(() => core.inBackground(readUsage(core)), delay)
}
