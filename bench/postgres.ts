import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '../server/store/postgres.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { findFreePort } from '../tests/support/startServer.ts'
import { judge, printTable, short, type Target } from './figures.ts'
import { start } from './server/contenders.ts'
import { measureCall, medianOf } from './server/figure.ts'
import { requestsOf } from './server/requests.ts'
import { seedDatabase } from './server/seed.ts'

// npm run bench:postgres     ROUNDS=3 SECONDS=5 WARM_UP_SECONDS=8 change how long it takes
//
// One process of ours on a PostgreSQL that is started for it, with the settings it comes with: each save waits for the
// disk. Load, server and database share this machine.

const ROUNDS = Number(process.env.ROUNDS ?? 3)
const SECONDS = Number(process.env.SECONDS ?? 5)
const WARM_UP_SECONDS = Number(process.env.WARM_UP_SECONDS ?? 8)
const CONNECTIONS = [1, 32]
const CALLS = ['getDailyUsage', 'saveEntry'] as const
/** The 2,000 calls a second of a process that docs/scale.md counts on, from one core. */
const CPU_OF_A_CALL = 500

const place = mkdtempSync(join(tmpdir(), 'journal-bench-'))
process.once('exit', () => rmSync(place, { recursive: true, force: true }))
const postgres = await startPostgres([])
const database = openPostgres(postgres.url)
const seeded = await seedDatabase(database, { members: Math.max(...CONNECTIONS), sessionsEach: 1000 })
await database.close()
const env = { DATABASE_URL: postgres.url, APP_SECRET: 's'.repeat(32) }
const journal = await start('journal', { port: await findFreePort(), dataDir: place, env })

const rows: string[][] = []
const targets: Target[] = []
for (const call of CALLS) {
  const ask = (connections: number, seconds: number) =>
    measureCall(journal, call, { request: requestsOf(call, 'journal', seeded), connections, seconds })
  await ask(Math.max(...CONNECTIONS), WARM_UP_SECONDS)
  for (const connections of CONNECTIONS) {
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await ask(connections, SECONDS))
    const { perSecond, p50, p99, cpu } = medianOf(rounds)
    rows.push([call, `${connections}`, ...[perSecond, p50, p99, cpu].map(short)])
    if (connections > 1)
      targets.push({ what: `${call}, processor time`, value: cpu, below: CPU_OF_A_CALL, unit: ' µs' })
  }
}
await journal.stop()
postgres.remove()
printTable(['Call', 'Connections', 'Requests/s', 'p50 ms', 'p99 ms', 'CPU µs'], rows)
process.exitCode = judge(targets) ? 0 : 1
