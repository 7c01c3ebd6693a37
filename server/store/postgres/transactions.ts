import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { SECOND } from '../../../contract/limits.ts'
import type { Database, Db } from '../database.ts'
import { endsConnection, mustRunAgain, NotSent } from './failures.ts'

const FIRST_PAUSE = 0.02 * SECOND
const LONGEST_PAUSE = 1 * SECOND

/**
 * Runs each work in a transaction of its own, and once more when it was certainly not committed: after a deadlock, or
 * when the connection broke before the commit was sent. When it broke after that nobody knows, so the caller is told,
 * who repeats the same request.
 */
export const transactions =
  (db: Db, patience: number): Database['write'] =>
  async (work) => {
    const giveUpAt = performance.now() + patience
    for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      const attempt = await attemptOf(db, work)
      if ('value' in attempt) return attempt.value
      if (!attempt.mayRepeat || performance.now() > giveUpAt) throw attempt.failure
      // Two that were in each other's way should not meet again.
      await wait(pause * (0.5 + Math.random()))
    }
  }

type Attempt<T> = { value: T } | { failure: unknown; mayRepeat: boolean }

async function attemptOf<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<Attempt<T>> {
  const progress = { begun: false, committing: false }
  try {
    return { value: await db.connection().execute((connection) => inTransaction(connection, work, progress)) }
  } catch (failure) {
    // Without a connection there was nothing to repeat: waiting for one was long enough.
    const notCommitted = !progress.committing || failure instanceof NotSent
    const lost = progress.begun && endsConnection(failure)
    return { failure, mayRepeat: (lost && notCommitted) || mustRunAgain(failure) }
  }
}

async function inTransaction<T>(
  connection: Db,
  work: (trx: Db) => Promise<T>,
  progress: { begun: boolean; committing: boolean },
): Promise<T> {
  progress.begun = true
  await sql`begin`.execute(connection)
  try {
    const value = await work(connection)
    progress.committing = true
    await sql`commit`.execute(connection)
    return value
  } catch (failure) {
    if (!endsConnection(failure)) await sql`rollback`.execute(connection).catch(() => undefined)
    throw failure
  }
}
