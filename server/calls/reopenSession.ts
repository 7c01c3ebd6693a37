import type { reopenSession as call } from '../../contract/calls/reopenSession.ts'
import { CallError } from '../../contract/errors.ts'
import { SESSION_BACKUP_LIFETIME } from '../../contract/limits.ts'
import type { Db } from '../store/database.ts'
import * as sessions from '../store/journalSessions.ts'
import { autoSaveOthers } from '../store/sessionEndings.ts'
import * as summaries from '../store/sessionSummaries.ts'
import type { SessionRow } from '../store/tables.ts'
import type { Handler } from './context.ts'

export const reopenSession: Handler<typeof call> = async ({ write, now, changes }, { member, input }) => {
  const { userId } = member
  const others = await write((trx) => reopen(trx, userId, input.sessionId, now()))
  for (const id of [input.sessionId, ...others.map((session) => session.id)])
    changes.publish(`user:${userId}`, `session:${id}`)
  return { success: true }
}

/** Its document goes, so that it is in the history once, when it has ended again. */
async function reopen(trx: Db, userId: string, id: string, at: number): Promise<SessionRow[]> {
  const others = await autoSaveOthers(trx, userId, id, at)
  const session = await sessions.find(trx, userId, id)
  if (!session) throw new CallError('sessionNotFound')
  if (session.ended_at === null) return others

  const summary = await summaries.find(trx, userId, id)
  if (summary?.auto_ended !== 1 || summary.created_at <= at - SESSION_BACKUP_LIFETIME)
    throw new CallError('sessionEnded')
  await summaries.remove(trx, userId, id)
  await sessions.reopen(trx, userId, id, at)
  return others
}
