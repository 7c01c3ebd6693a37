import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../tests/support/startServer.ts'
import { judge, median, printTable, short, type Target } from './figures.ts'
import { CONTENDERS, type Contender, type Running, start } from './server/contenders.ts'
import { type Figure, measureCall, medianOf } from './server/figure.ts'
import { CALLS, type CallName, requestsOf } from './server/requests.ts'
import { type Seeded, seed } from './server/seed.ts'

// npm run bench:server [-- CALL …]     ROUNDS=5 SECONDS=2 change how long it takes
//
// Ours, a bare node:http floor and the old platform's callable runtime, one after the other in each round, so that
// whatever else the machine does meets all three. What counts is the median of the rounds.

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SECONDS = Number(process.env.SECONDS ?? 2)
/** Long enough for the compiler: what is measured is a server that has been running for a while. */
const WARM_UP_SECONDS = Number(process.env.WARM_UP_SECONDS ?? 8)
const CONNECTIONS = [1, 32] as const
const MEMBERS = 32
const SESSIONS_EACH = 1000
const STARTS = 8
const MEGABYTE = 1024 * 1024

type Figures = Record<Contender, Figure>
type Results = Record<CallName, Record<number, Figures>>

const place = mkdtempSync(join(tmpdir(), 'journal-bench-'))
process.once('exit', () => rmSync(place, { recursive: true, force: true }))
process.once('SIGINT', () => process.exit(1))
process.once('SIGTERM', () => process.exit(1))
installRuntime()
const chosen = CALLS.filter((call) => process.argv.length === 2 || process.argv.includes(call))

console.log('Seeding …\n')
const seeded = await seed(join(place, 'seed'), { members: MEMBERS, sessionsEach: SESSIONS_EACH })
const results = {} as Results
for (const call of chosen) results[call] = await compare(call, seeded)
for (const call of chosen) print(call, results[call])
const atRest = await measureStart()
process.exitCode = judge([...chosen.flatMap((call) => targetsOf(call, results[call])), ...atRest]) ? 0 : 1

async function compare(call: CallName, seeded: Seeded): Promise<Record<number, Figures>> {
  const running: [Contender, Running][] = []
  for (const contender of CONTENDERS) {
    const dataDir = join(place, `${call}-${contender}`)
    cpSync(join(place, 'seed'), dataDir, { recursive: true })
    running.push([contender, await start(contender, { port: await findFreePort(), dataDir, call })])
  }
  const ask = (contender: Contender, server: Running, connections: number, seconds: number) =>
    measureCall(server, call, { request: requestsOf(call, contender, seeded), connections, seconds })

  for (const [contender, server] of running)
    await ask(contender, server, Math.max(...CONNECTIONS), WARM_UP_SECONDS)
  const figures: Record<number, Figures> = {}
  for (const connections of CONNECTIONS) {
    const rounds: Figures[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const measured = {} as Figures
      for (const [contender, server] of running)
        measured[contender] = await ask(contender, server, connections, SECONDS)
      rounds.push(measured)
    }
    figures[connections] = mediansOf(rounds)
  }
  for (const [, server] of running) await server.stop()
  return figures
}

function mediansOf(rounds: readonly Figures[]): Figures {
  const figures = (contender: Contender) => medianOf(rounds.map((round) => round[contender]))
  return { journal: figures('journal'), floor: figures('floor'), runtime: figures('runtime') }
}

function print(call: CallName, byConnections: Record<number, Figures>): void {
  console.log(call)
  printTable(
    ['Connections', 'Server', 'Requests/s', 'p50 ms', 'p99 ms', 'CPU µs', 'of the floor'],
    CONNECTIONS.flatMap((connections) =>
      CONTENDERS.map((contender) => {
        const figures = byConnections[connections]
        if (!figures) throw new Error('Not measured.')
        const { perSecond, p50, p99, cpu } = figures[contender]
        const ratio = perSecond / figures.floor.perSecond
        return [
          `${connections}`,
          contender,
          short(perSecond),
          short(p50),
          short(p99),
          short(cpu),
          short(ratio),
        ]
      }),
    ),
  )
}

function targetsOf(call: CallName, { 1: one, 32: many }: Record<number, Figures>): Target[] {
  if (!one || !many) return []
  const times = ({ journal, ...others }: Figures, other: 'floor' | 'runtime') =>
    journal.perSecond / others[other].perSecond
  const p99 = {
    what: `${call}, p99 to the runtime’s`,
    value: Math.max(one.journal.p99 / one.runtime.p99, many.journal.p99 / many.runtime.p99),
    below: 1,
  }
  const rates: Record<CallName, Target[]> = {
    getDailyUsage: [
      { what: `${call}, 32 connections, to the floor`, value: times(many, 'floor'), atLeast: 0.4 },
      { what: `${call}, 32 connections, to the runtime`, value: times(many, 'runtime'), atLeast: 6 },
    ],
    saveEntry: [
      { what: `${call}, 1 connection, to the floor`, value: times(one, 'floor'), atLeast: 0.7 },
      { what: `${call}, 32 connections, to the floor`, value: times(many, 'floor'), atLeast: 1 },
      { what: `${call}, 32 connections, to the runtime`, value: times(many, 'runtime'), atLeast: 2.5 },
    ],
    getSessionHistory: [
      { what: `${call}, 32 connections, to the floor`, value: times(many, 'floor'), atLeast: 0.6 },
      { what: `${call}, 32 connections, to the runtime`, value: times(many, 'runtime'), atLeast: 2.2 },
    ],
  }
  return [...rates[call], p99]
}

/** On a journal that exists, as at a restart. The first start only fills Node's cache of compiled code. */
async function measureStart(): Promise<Target[]> {
  const ready: number[] = []
  const resident: number[] = []
  for (let n = 0; n < STARTS; n++) {
    const dataDir = join(place, 'seed')
    const server = await start('journal', { port: await findFreePort(), dataDir })
    await pause(1000)
    if (n > 0) {
      ready.push(server.readyAfter)
      resident.push(server.residentBytes() / MEGABYTE)
    }
    await server.stop()
  }
  return [
    { what: 'Start to ready', value: median(ready), below: 400, unit: ' ms' },
    { what: 'Resident memory at rest', value: median(resident), below: 130, unit: ' MB' },
  ]
}

/** Its packages are no dependency of the project; they are installed here, once, for measuring. */
function installRuntime(): void {
  const folder = import.meta.dirname
  if (existsSync(join(folder, 'node_modules/firebase-functions'))) return
  console.log('Installing the old platform’s runtime …')
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      stdio: 'inherit',
    },
  )
  if (status !== 0) throw new Error('The packages to compare with could not be installed.')
}
