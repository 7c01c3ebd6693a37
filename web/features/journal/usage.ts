import { getDailyUsage } from '../../../contract/calls/getDailyUsage.ts'
import type { Core } from './core.ts'

/** The longest a timer can wait in a browser is 24.8 days; a day with a margin is all we need. */
const SOONEST = 1000

/** How many messages are left; the limit is lifted by itself when the day resets. */
export async function readUsage(core: Core): Promise<void> {
  const usage = await core.ask(getDailyUsage, null).catch(() => undefined)
  if (!usage) return
  core.update({ usage })
  if (usage.limitReached === core.get().session.limitReached) return
  core.dispatch({ type: usage.limitReached ? 'limitReached' : 'limitLifted' })
  if (usage.limitReached)
    core.setTimeout(() => void readUsage(core), Math.max(usage.resetTime - core.now(), SOONEST))
}
