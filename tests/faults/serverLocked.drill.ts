import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { SECOND } from '../../contract/limits.ts'
import { inDatabase } from '../support/diskDatabase.ts'
import { lockDatabase } from '../support/lockDatabase.ts'
import { say, secondsSince } from '../support/say.ts'
import { makeDataDir, removeDataDir, startServer } from '../support/startServer.ts'
import { addWriters, assertAllThere, countOf, repeatsOf, startWriting } from '../support/writers.ts'
import { startPages } from './pagesAtWork.ts'

const WRITERS = 50
const PAGES = 10
const HELD_FOR = 30 * SECOND
const TIMES = 20

test('another program holds the database for 30 s, then again and again: reading goes on, nothing is lost', async () => {
  const dataDir = await makeDataDir()
  after(() => removeDataDir(dataDir))
  const [writers, members] = await inDatabase(dataDir, async (database) => [
    await addWriters(database, WRITERS),
    await addWriters(database, PAGES),
  ])
  const server = await startServer({ dataDir })
  after(() => server.kill())
  const readiness = async () => (await fetch(`${server.origin}/readyz`)).status
  const writing = startWriting(writers, { origins: () => [server.origin], pause: 100 })
  const pages = await startPages(server.origin, members)
  await writing.more(500)

  const lock = lockDatabase(dataDir)
  const before = countOf(writers)
  for (const start = performance.now(); performance.now() - start < HELD_FOR; await wait(SECOND))
    assert.equal(await readiness(), 200)
  // One more may have been on its way.
  assert.ok(countOf(writers) <= before + WRITERS)
  const backAt = performance.now()
  lock.release()
  await writing.more(500)
  say(`Held for 30 s, then 500 more acknowledged after ${secondsSince(backAt)} s. ${repeatsOf(writing)}`)
  await pages.more(PAGES)

  for (let n = 0; n < TIMES; n++) {
    const again = lockDatabase(dataDir)
    await wait(SECOND)
    again.release()
    await writing.more(WRITERS)
  }
  say(`Held ${TIMES} times for 1 s. ${repeatsOf(writing)}`)

  await writing.stop()
  const { messages, charged } = await pages.stop()
  say(`${countOf(writers)} acknowledged, all there once`)
  say(
    `${messages} messages of ${PAGES} pages are there once, open, and have their reply; ${charged} were charged`,
  )
  for (const failure of writing.failures.keys()) assert.equal(failure, '503 unavailable')
  assert.doesNotMatch(server.output(), /"requestId"/, 'a call failed in a way that nobody expected')
  assert.equal(await server.stop(), 0)
  await inDatabase(dataDir, (database) => assertAllThere(database, writers))
})
