import { AI_NOTICE_INTERVAL } from '../limits.ts'

/** When the notice was shown last: the moment, and the writer's own date (YYYY-MM-DD) at that moment. */
export interface NoticeShown {
  at: number
  date: string
}

/**
 * Whether 'you are writing with an AI, not a person' is due: in the first session of the writer's day, and every
 * three hours of it. A clock that was set back makes it due.
 */
export function isNoticeDue(now: number, date: string, last: NoticeShown | undefined): boolean {
  if (!last || last.date !== date) return true
  const passed = now - last.at
  return passed < 0 || passed >= AI_NOTICE_INTERVAL
}
