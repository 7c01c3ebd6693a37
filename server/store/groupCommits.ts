import { setTimeout as wait } from 'node:timers/promises'
import { SECOND } from '../../contract/limits.ts'
import type { Db } from './database.ts'
import { letRunAtOnce } from './prepared.ts'

interface Waiting {
  run: (trx: Db) => Promise<void>
  resolve: () => void
  reject: (error: unknown) => void
}

/** How long another program may hold the database, and how often that is looked at; reading goes on meanwhile. */
const LOCKED_AT_MOST = 5 * SECOND
const LOOK_EVERY = 0.05 * SECOND
const SQLITE_BUSY = 5

/** Runs a statement on the connection itself. */
type Run = (sql: string, parameters?: readonly unknown[]) => unknown[]

/**
 * One commit, and so one wait for the disk, for all writes that arrive in the same turn of the event loop. Each runs in
 * its own savepoint: one that fails takes nothing of the others with it. None is answered before the commit.
 */
export function groupCommits(db: Db, run: Run): <T>(work: (trx: Db) => Promise<T>) => Promise<T> {
  let waiting: Waiting[] = []
  let draining = false

  async function drain(): Promise<void> {
    draining = true
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      await commitTogether(db, run, group)
    }
    draining = false
  }

  return async <T>(work: (trx: Db) => Promise<T>): Promise<T> => {
    let result: { value: T } | undefined
    await new Promise<void>((resolve, reject) => {
      const run = async (trx: Db) => {
        result = { value: await work(trx) }
      }
      waiting.push({ run, resolve, reject })
      if (!draining) {
        draining = true
        setImmediate(() => void drain())
      }
    })
    if (!result) throw new Error('A write resolved without its result')
    return result.value
  }
}

async function commitTogether(db: Db, run: Run, group: readonly Waiting[]): Promise<void> {
  const giveUpAt = performance.now() + LOCKED_AT_MOST
  try {
    let done = await tryTogether(db, run, group)
    for (; done === 'locked'; done = await tryTogether(db, run, group)) {
      if (performance.now() > giveUpAt) throw new DatabaseLocked()
      await wait(LOOK_EVERY)
    }
    for (const write of done) write.resolve()
  } catch (error) {
    for (const write of group) write.reject(error)
  }
}

/** Answers those that were committed, or that nothing was begun. */
const tryTogether = (db: Db, run: Run, group: readonly Waiting[]): Promise<Waiting[] | 'locked'> =>
  db.connection().execute(async (connection) => {
    if (!begun(run)) return 'locked'
    letRunAtOnce(connection, run)
    try {
      const done = await writeAll(connection, run, group)
      run('commit')
      return done
    } catch (error) {
      rollBack(run)
      throw error
    }
  })

/** Answers those that did not fail. What is alone needs no savepoint: failing, it takes back the whole transaction. */
async function writeAll(connection: Db, run: Run, group: readonly Waiting[]): Promise<Waiting[]> {
  const [first] = group
  if (first && group.length === 1) {
    await first.run(connection)
    return [first]
  }
  const done: Waiting[] = []
  for (const write of group) if (await ranInSavepoint(connection, run, write)) done.push(write)
  return done
}

function begun(run: Run): boolean {
  try {
    run('begin immediate')
    return true
  } catch (failure) {
    if (failure instanceof Error && 'errcode' in failure && failure.errcode === SQLITE_BUSY) return false
    throw failure
  }
}

/** What made SQLite fail may have taken back the transaction already. */
function rollBack(run: Run): void {
  try {
    run('rollback')
  } catch {}
}

/** The HTTP side answers it as it does SQLite's own. */
class DatabaseLocked extends Error {
  override name = 'DatabaseLocked'
  readonly errcode = SQLITE_BUSY
}

async function ranInSavepoint(connection: Db, run: Run, write: Waiting): Promise<boolean> {
  run('savepoint write')
  try {
    await write.run(connection)
    run('release write')
    return true
  } catch (error) {
    run('rollback to write')
    run('release write')
    write.reject(error)
    return false
  }
}
