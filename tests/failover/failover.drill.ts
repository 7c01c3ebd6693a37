import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { PostgresConnection } from '../../server/store/postgres/connection.ts'
import { openPostgres } from '../../server/store/postgres.ts'
import { startPair } from '../support/postgres.ts'
import { say, secondsSince } from '../support/say.ts'
import { type RunningServer, removeDataDir, startServer } from '../support/startServer.ts'
import {
  type Acknowledgement,
  addWriters,
  assertAllThere,
  countOf,
  repeatsOf,
  startWriting,
} from '../support/writers.ts'

const WRITERS = 50
const BACK_WITHIN_SECONDS = 15
const PORTS = [4711, 4712, 4713]

test('the primary dies, the standby is promoted, then the servers die: nothing acknowledged is lost', async () => {
  const { primary, standby } = await startPair()
  after(() => standby.remove())
  const url = `postgres://journal@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres`
  const database = openPostgres(url)
  after(() => database.close())
  await database.migrate()
  const writers = await addWriters(database, WRITERS)

  const servers = await Promise.all(PORTS.map((port) => startOn(port, url)))
  after(() => Promise.all(servers.map((server) => server.kill())))
  const origins = servers.map(({ origin }) => origin)
  const writing = startWriting(writers, { origins: () => origins, pause: 100 })
  await writing.more(500)
  say(`${countOf(writers)} entries acknowledged by three servers on the primary`)

  await primary.kill()
  const asked = performance.now()
  await promote(standby.url)
  say(`Promotion took ${secondsSince(asked)} s; since it was asked for, the servers acknowledged again after`)
  const back = await Promise.all(origins.map(backOn))
  for (const [n, at] of back.entries()) say(`  server ${n + 1}: ${((at - asked) / 1000).toFixed(1)} s`)
  for (const at of back) assert.ok(at - asked < BACK_WITHIN_SECONDS * 1000)
  await writing.more(500)
  await assertAllThere(database, writers)
  say(`${countOf(writers)} acknowledged, all there once`)

  for (const [n, port] of PORTS.entries()) {
    await servers[n]?.kill()
    await writing.more(100)
    servers[n] = await startOn(port, url)
    await backOn(origins[n] ?? '')
  }
  for (const [n, port] of PORTS.entries()) {
    assert.equal(await servers[n]?.stop(), 0)
    await writing.more(100)
    servers[n] = await startOn(port, url)
    await backOn(origins[n] ?? '')
  }
  await writing.stop()
  await assertAllThere(database, writers)
  say(
    `Each server killed and restarted, then stopped and restarted: ${countOf(writers)} acknowledged, all there once`,
  )
  say(repeatsOf(writing))

  async function backOn(origin: string): Promise<number> {
    const from = performance.now()
    let back = from
    await writing.more(1, (one: Acknowledgement) => {
      back = one.at
      return one.origin === origin && one.at > from
    })
    return back
  }
})

async function startOn(port: number, url: string): Promise<RunningServer> {
  const server = await startServer({ port, env: { DATABASE_URL: url, APP_SECRET: 's'.repeat(32) } })
  after(() => removeDataDir(server.dataDir))
  return server
}

async function promote(url: string): Promise<void> {
  const connection = await PostgresConnection.open(url)
  await connection.run('select pg_promote(true, 60)')
  connection.end()
}
