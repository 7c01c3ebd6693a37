import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { startPair, startPostgres, type TestPostgres } from '../../tests/support/postgres.ts'
import type { Topic } from './changes.ts'
import type { Db } from './database.ts'
import { openPostgres } from './postgres.ts'
import * as rateLimits from './rateLimits.ts'

let server: TestPostgres
before(async () => {
  server = await startPostgres()
  await open().migrate()
})
after(() => server.remove())
beforeEach(() => open().db.deleteFrom('rate_limits').execute())

/** As one more process would. */
function open(url = server.url, options?: Parameters<typeof openPostgres>[1]) {
  const database = openPostgres(url, options)
  after(() => database.close())
  return database
}

const insert = (db: Db, key: string) =>
  db.insertInto('rate_limits').values({ key, count: 0, window_ends_at: 0, locked_until: 0 }).execute()

const keys = async (db: Db) =>
  (await db.selectFrom('rate_limits').select('key').orderBy('key').execute()).map(({ key }) => key)

const breakOwnConnection = (trx: Db) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx)

const nextChange = (database: ReturnType<typeof open>, topic: Topic) =>
  new Promise<string>((resolve) => database.changes.subscribe(topic, resolve))

test('when the connection breaks before the commit, the whole transaction runs once more', async () => {
  const { db, write } = open()
  let runs = 0
  await write(async (trx) => {
    runs++
    await insert(trx, 'first')
    if (runs === 1) await breakOwnConnection(trx)
    await insert(trx, 'second')
  })
  assert.equal(runs, 2)
  assert.deepEqual(await keys(db), ['first', 'second'])
})

test('a transaction never goes on in another connection', async () => {
  const { db, write } = open()
  const ended = new Error('enough')
  const work = write(async (trx) => {
    await insert(trx, 'first')
    await breakOwnConnection(trx).catch(() => undefined)
    await assert.rejects(insert(trx, 'second'))
    throw ended
  })
  await assert.rejects(work, ended)
  assert.deepEqual(await keys(db), [])
})

test('two transactions in each other’s way are both done', async () => {
  const [one, two] = [open(), open()]
  const bothHoldOne = Promise.withResolvers<void>()
  let holding = 0
  const lockBoth = (database: typeof one, first: string, second: string) =>
    database.write(async (trx) => {
      await rateLimits.hit(trx, first, { max: 9, window: 1000 }, 0)
      if (++holding === 2) bothHoldOne.resolve()
      await bothHoldOne.promise
      await rateLimits.hit(trx, second, { max: 9, window: 1000 }, 0)
    })
  await Promise.all([lockBoth(one, 'a', 'b'), lockBoth(two, 'b', 'a')])
  const counts = await one.db.selectFrom('rate_limits').select('count').execute()
  assert.deepEqual(
    counts.map(({ count }) => count),
    [2, 2],
  )
})

test('a failure of the work itself is told at once, and leaves nothing', async () => {
  const { db, write } = open()
  let runs = 0
  const work = write(async (trx) => {
    runs++
    await insert(trx, 'a')
    await insert(trx, 'a')
  })
  await assert.rejects(work, { code: '23505' })
  assert.equal(runs, 1)
  assert.deepEqual(await keys(db), [])
})

test('a hundred at once share ten connections', async () => {
  const { db, write } = open(`${server.url}?application_name=crowd`)
  const connections = sql<{ n: number }>`select count(*) as n from pg_stat_activity
    where application_name = 'crowd'`
  const seen = await Promise.all(
    Array.from({ length: 100 }, () => write(async (trx) => (await connections.execute(trx)).rows[0]?.n ?? 0)),
  )
  // Ten, and the one that listens.
  assert.ok(Math.max(...seen) <= 11)
  await db.selectFrom('users').select('user_id').execute()
})

test('statements and forgotten transactions are bounded in time by the server', async () => {
  const { db } = open()
  const bounds = await sql<{ statement: string; idle: string }>`select
    current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
  assert.deepEqual(bounds.rows, [{ statement: '10s', idle: '10s' }])
})

test('each migration runs once, however many processes start together', async () => {
  await sql`create database empty`.execute(open().db)
  const processes = Array.from({ length: 5 }, () => open(server.urlOf('empty')))
  await Promise.all(processes.map(({ migrate }) => migrate()))
  assert.deepEqual(await keys(open(server.urlOf('empty')).db), [])
})

test('a migration takes as long as it needs, and so does waiting for it', async () => {
  await sql`create database big`.execute(open().db)
  const bounds = { statement: 10, answer: 20 }
  const [one, two] = [0, 1].map(() => open(server.urlOf('big'), { bounds }))
  const slow = sql`select pg_sleep(0.1)`
  assert.ok(one && two)
  await assert.rejects(slow.execute(one.db))

  let runs = 0
  const migrations = {
    '0001-an-index': {
      async up(db: Db) {
        runs++
        await slow.execute(db)
      },
    },
  }
  await Promise.all([one.migrate(migrations), two.migrate(migrations)])
  assert.equal(runs, 1)
})

test('a change is heard in every process, and the one that made it', async () => {
  const [one, two] = [open(), open()]
  await Promise.all([one.changes.listening(), two.changes.listening()])
  const heard = Promise.all([nextChange(one, 'user:a'), nextChange(two, 'user:a')])
  one.changes.publish('user:b', 'of somebody else')
  one.changes.publish('user:a', 'entry:1 and more')
  assert.deepEqual(await heard, ['entry:1 and more', 'entry:1 and more'])
})

test('after the server was gone, listeners read again and hear again', async () => {
  const database = open()
  await database.changes.listening()
  const mustReadAgain = nextChange(database, 'pending')
  await server.kill()
  await server.start()
  assert.equal(await mustReadAgain, '')

  const heard = new Promise((resolve) =>
    database.changes.subscribe('user:a', (said) => said && resolve(said)),
  )
  database.changes.publish('user:a', 'profile')
  assert.equal(await heard, 'profile')
})

test('a server that restarts is waited for, in the middle of a transaction too', async () => {
  const { db, write } = open()
  let runs = 0
  await write(async (trx) => {
    await insert(trx, 'a')
    if (++runs > 1) return
    await server.kill()
    await server.start()
  })
  assert.deepEqual(await keys(db), ['a'])
})

test('without a server every query fails in bounded time and says why', async () => {
  const { db, write } = open('postgres://journal@127.0.0.1:1/postgres', { patience: 50 })
  const unavailable = { name: 'DatabaseUnavailable', code: 'CONNECTION_UNAVAILABLE' }
  await assert.rejects(keys(db), unavailable)
  await assert.rejects(
    write((trx) => insert(trx, 'a')),
    unavailable,
  )
})

test('of two hosts the one that takes writes is used, and while there is none, the other is read', async () => {
  const { primary, standby } = await startPair()
  after(() => primary.remove())
  after(() => standby.remove())
  const several = `postgres://journal@127.0.0.1:${standby.port},127.0.0.1:${primary.port}/postgres`
  const { db, write, changes, migrate } = open(several)
  await migrate()
  await write((trx) => insert(trx, 'before'))

  await primary.kill()
  const impatient = open(several, { patience: 50 })
  assert.deepEqual(await keys(impatient.db), ['before'])
  await assert.rejects(
    impatient.write((trx) => insert(trx, 'never')),
    { code: '25006' },
  )

  const waiting = write((trx) => insert(trx, 'after'))
  await sql`select pg_promote()`.execute(open(standby.url).db)
  await waiting
  assert.deepEqual(await keys(db), ['after', 'before'])
  await changes.listening()
})
