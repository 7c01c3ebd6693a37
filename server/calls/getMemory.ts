import type { getMemory as call } from '../../contract/calls/getMemory.ts'
import { CallError } from '../../contract/errors.ts'
import { RECENT_SUMMARIES } from '../../contract/limits.ts'
import * as summaries from '../store/sessionSummaries.ts'
import * as users from '../store/users.ts'
import type { Handler } from './context.ts'

export const getMemory: Handler<typeof call> = async ({ db }, { member }) => {
  const user = await users.find(db, member.userId)
  if (!user) throw new CallError('notSignedIn')

  const recent = await summaries.recentlyWritten(db, member.userId, RECENT_SUMMARIES)
  return {
    success: true,
    memoryOn: user.memory_on === 1,
    memory_notes: user.memory_notes,
    summaries: recent.map(summaries.summaryOf),
  }
}
