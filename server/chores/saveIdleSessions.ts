import { SESSION_IDLE_TIMEOUT } from '../../contract/limits.ts'
import type { Context } from '../calls/context.ts'
import * as sessions from '../store/journalSessions.ts'
import { AUTO_SAVE, saveEnding } from '../store/sessionEndings.ts'

const AT_A_TIME = 100

/** Auto-saves sessions in which nothing was written for two hours (design §2). Any number of processes may do it. */
export async function saveIdleSessions(
  context: Pick<Context, 'db' | 'write' | 'now' | 'changes'>,
): Promise<void> {
  const { db, write, now, changes } = context
  const idleSince = now() - SESSION_IDLE_TIMEOUT
  let idle = await sessions.findIdle(db, idleSince, AT_A_TIME)
  while (idle.length > 0) {
    for (const { user_id, id } of idle) {
      const ended = await write(async (trx) => {
        const session = await sessions.endIdle(trx, user_id, id, idleSince, now())
        if (session) await saveEnding(trx, session, AUTO_SAVE, now())
        return session
      })
      if (ended) changes.publish(`user:${user_id}`, `session:${id}`)
    }
    idle = await sessions.findIdle(db, idleSince, AT_A_TIME)
  }
}
