import type { getDailyUsage as call } from '../../contract/calls/getDailyUsage.ts'
import { dailyUsageOf, messageDayAt } from '../../contract/states/messageDay.ts'
import * as messageDays from '../store/messageDays.ts'
import type { Handler } from './context.ts'

export const getDailyUsage: Handler<typeof call> = async ({ db, now, settings }, { member }) => {
  const { last, timeZone } = await messageDays.requireLast(db, member.userId)
  return dailyUsageOf(messageDayAt(now(), last, timeZone), settings.dailyMessageLimit)
}
