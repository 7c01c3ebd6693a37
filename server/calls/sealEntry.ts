import type { sealEntry as call } from '../../contract/calls/sealEntry.ts'
import { CallError } from '../../contract/errors.ts'
import * as entries from '../store/journalEntries.ts'
import type { Handler } from './context.ts'

export const sealEntry: Handler<typeof call> = async ({ db, write, changes }, { member, input }) => {
  const { userId } = member
  const sessionId = await write((trx) => entries.seal(trx, userId, input.entryId, input))
  if (sessionId !== undefined) changes.publish(`user:${userId}`, `entry:${sessionId}`)
  else if (!(await entries.find(db, userId, input.entryId))) throw new CallError('entryNotFound')
  return { success: true }
}
