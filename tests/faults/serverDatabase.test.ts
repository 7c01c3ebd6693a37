import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { openPostgres } from '../../server/store/postgres.ts'
import { startDatabaseProxy } from '../support/databaseProxy.ts'
import { startHttp } from '../support/httpServer.ts'
import { startPostgres } from '../support/postgres.ts'
import { createTestContext } from '../support/testContext.ts'
import { addWriter, assertAllThere, call, type Writer } from '../support/writers.ts'
import { newEntry } from '../support/written.ts'

/** So short that nobody waits for a database that is gone. */
const PATIENCE_MS = 50
const GONE = { http: 503, status: 'UNAVAILABLE', code: 'unavailable' }

const postgres = await startPostgres()
after(() => postgres.remove())
const proxy = await startDatabaseProxy(postgres.port)
const database = openPostgres(`postgres://journal@127.0.0.1:${proxy.port}/postgres`, {
  patience: PATIENCE_MS,
})
await database.migrate()
const context = await createTestContext({ database, at: Date.now() })
const { origin } = await startHttp({ context })
after(async () => {
  await database.close()
  proxy.close()
})

let writer: Writer
beforeEach(async () => {
  proxy.restore()
  await database.changes.listening()
  writer = await addWriter(database)
})

const save = (entry: ReturnType<typeof newEntry>) => call(origin, writer, 'saveEntry', entry)
const readiness = async () => (await fetch(`${origin}/readyz`)).status

function acknowledge({ id, user_text }: ReturnType<typeof newEntry>): void {
  writer.acknowledged.set(id, String(user_text))
}

async function assertGone(answer: ReturnType<typeof call>): Promise<void> {
  const { status: http, error } = await answer
  assert.deepEqual({ http, status: error?.status, code: error?.details.code }, GONE)
}

test('while the database is gone everything says so, and once it is back everything goes on', async () => {
  const first = newEntry()
  assert.equal((await save(first)).status, 200)
  proxy.cut()
  const second = newEntry()
  await assertGone(save(second))
  await assertGone(call(origin, writer, 'getActiveSession', null))
  assert.equal(await readiness(), 503)

  proxy.restore()
  assert.equal(await readiness(), 200)
  assert.equal((await save(second)).status, 200)
  for (const entry of [first, second]) acknowledge(entry)
  await assertAllThere(database, [writer])
})

test('a database that is silent for a moment is waited for', async () => {
  const entry = newEntry()
  assert.equal(await readiness(), 200)
  proxy.stall()
  const saving = save(entry)
  await proxy.holding()
  proxy.restore()
  assert.equal((await saving).status, 200)
  acknowledge(entry)
  await assertAllThere(database, [writer])
})

test('when nobody knows whether it was saved, it is no success, and the same again is there once', async () => {
  const entry = newEntry()
  // A statement stands in full in what is sent only when its connection is new.
  proxy.cut()
  assert.equal(await readiness(), 503)
  proxy.restore()
  const committed = proxy.cutAfter('commit')
  await Promise.all([committed, assertGone(save(entry))])

  proxy.restore()
  assert.equal((await save(entry)).status, 200)
  acknowledge(entry)
  await assertAllThere(database, [writer])
})

test('a live list that lost its database reads again, and hears of what comes after', async () => {
  const watching = new AbortController()
  after(() => watching.abort())
  const live = await fetch(`${origin}/functions/watchJournal`, {
    method: 'POST',
    headers: { Accept: 'text/event-stream', Authorization: `Bearer ${writer.bearer}` },
    body: '{"data":null}',
    signal: watching.signal,
  })
  const events = live.body?.pipeThrough(new TextDecoderStream()).values()
  const hears = async (words: string) => {
    let heard = ''
    while (!heard.includes(words)) heard += (await events?.next())?.value ?? ''
  }
  await hears('"sessionId":null')
  proxy.cut()
  assert.equal(await readiness(), 503)
  proxy.restore()
  await hears('"sessionId":null')
  assert.equal((await save(newEntry({ session_id: 'session-after' }))).status, 200)
  await hears('session-after')
})
