import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { SECOND } from '../../contract/limits.ts'
import { openPostgres } from '../../server/store/postgres.ts'
import { startDatabaseProxy } from '../support/databaseProxy.ts'
import { startPostgres } from '../support/postgres.ts'
import { say, secondsSince } from '../support/say.ts'
import { removeDataDir, startServer } from '../support/startServer.ts'
import { addWriters, assertAllThere, countOf, repeatsOf, startWriting } from '../support/writers.ts'
import { startPages } from './pagesAtWork.ts'

const WRITERS = 50
const PAGES = 10
const DELAY_MS = 500
const GONE_FOR = 30 * SECOND
/** What a page repeats by itself, and its writer reads a sentence about. */
const EXPECTED = ['503 unavailable', '504 timedOut']

test('a database that is slow, then silent, then gone, for 30 s each: nothing is lost and nothing is stuck', async () => {
  const postgres = await startPostgres()
  after(() => postgres.remove())
  const proxy = await startDatabaseProxy(postgres.port)
  after(() => proxy.close())
  const database = openPostgres(postgres.url)
  after(() => database.close())
  await database.migrate()
  const writers = await addWriters(database, WRITERS)
  const members = await addWriters(database, PAGES)

  const url = `postgres://journal@127.0.0.1:${proxy.port}/postgres`
  const server = await startServer({ env: { DATABASE_URL: url, APP_SECRET: 's'.repeat(32) } })
  after(() => removeDataDir(server.dataDir))
  after(() => server.kill())
  const writing = startWriting(writers, { origins: () => [server.origin], pause: 100 })
  const pages = await startPages(server.origin, members)
  await writing.more(500)

  proxy.slow(DELAY_MS)
  await Promise.all([wait(GONE_FOR), writing.more(20)])
  say(`Slow: ${countOf(writers)} acknowledged. ${repeatsOf(writing)}`)
  proxy.restore()
  await writing.more(500)

  for (const fault of ['stall', 'cut'] as const) {
    const goneAt = performance.now()
    proxy[fault]()
    await untilReadiness(server.origin, 503)
    say(`${fault}: not ready ${secondsSince(goneAt)} s after; the database stays away for 30 s`)
    await wait(GONE_FOR - (performance.now() - goneAt))
    const backAt = performance.now()
    proxy.restore()
    await untilReadiness(server.origin, 200)
    say(`  ready ${secondsSince(backAt)} s after it was back`)
    await writing.more(500)
    say(`  500 more acknowledged ${secondsSince(backAt)} s after it was back. ${repeatsOf(writing)}`)
    await pages.more(PAGES)
  }

  await writing.stop()
  await assertAllThere(database, writers)
  const { messages, charged } = await pages.stop()
  say(`${countOf(writers)} acknowledged, all there once`)
  say(
    `${messages} messages of ${PAGES} pages are there once, open, and have their reply; ${charged} were charged`,
  )
  for (const failure of writing.failures.keys()) assert.ok(EXPECTED.includes(failure), failure)
  assert.doesNotMatch(server.output(), /"requestId"/, 'a call failed in a way that nobody expected')
  assert.equal(await server.stop(), 0)
})

/** `/readyz` answers so. */
async function untilReadiness(origin: string, status: number): Promise<void> {
  while ((await fetch(`${origin}/readyz`)).status !== status) await wait(0.1 * SECOND)
}
