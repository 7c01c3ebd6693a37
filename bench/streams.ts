import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '../contract/limits.ts'
import { findFreePort } from '../tests/support/startServer.ts'
import { judge, percentile, printTable, short } from './figures.ts'
import { start } from './server/contenders.ts'
import { seed } from './server/seed.ts'
import { type Asked, askCompanion } from './streams/asking.ts'

// npm run bench:streams     STREAMS=500 changes how many are answered at once
//
// A provider says a word every 20 ms for ten seconds. Members ask evenly in time, so that after ten seconds as many are
// being answered at any moment, and new ones go on coming. What the journal adds is counted until the provider has the
// question, and from the provider's first word until the member has it.

const STREAMS = Number(process.env.STREAMS ?? 500)
const ANSWER_SECONDS = 10
const MEASURED_SECONDS = 15
const NANOSECONDS_PER_MS = 1e6
const KILOBYTE = 1024

const place = mkdtempSync(join(tmpdir(), 'journal-bench-'))
process.once('exit', () => rmSync(place, { recursive: true, force: true }))
process.once('SIGTERM', () => process.exit(1))
const { members } = await seed(place, { members: STREAMS, sessionsEach: 0 })
const provider = await start('provider', { port: await findFreePort(), dataDir: place })
const journal = await start('journal', {
  port: await findFreePort(),
  dataDir: place,
  env: {
    COMPANION: 'openai-compatible',
    COMPANION_MODEL: 'mock',
    COMPANION_BASE_URL: `http://127.0.0.1:${provider.port}/v1`,
  },
})

const ask = (n: number): Promise<Asked> =>
  askCompanion(journal.port, members[n % STREAMS]?.bearer ?? '', `question-${n}`)
await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n)))
const before = journal.residentBytes()

const all: Promise<Asked>[] = []
const begun = performance.now()
const asking = ANSWER_SECONDS + MEASURED_SECONDS
let mostBytes = 0
let cpuBefore = 0
for (let n = 0; n < (STREAMS / ANSWER_SECONDS) * asking; n++) {
  const dueAt = begun + (n * ANSWER_SECONDS * SECOND) / STREAMS
  await pause(Math.max(0, dueAt - performance.now()))
  if (n === STREAMS) cpuBefore = journal.cpuMicroseconds()
  if (n >= STREAMS) mostBytes = Math.max(mostBytes, journal.residentBytes())
  all.push(ask(20 + n))
}
const cores = (journal.cpuMicroseconds() - cpuBefore) / 1e6 / MEASURED_SECONDS
const asked = await Promise.all(all)
const timings = (await (await fetch(`http://127.0.0.1:${provider.port}/timings`)).json()) as Record<
  string,
  { askedAt: string; answeredAt: string }
>
const measured = asked.slice(STREAMS)
const added = measured.flatMap(({ question, sentAt, firstWordAt }) => {
  const timing = timings[question]
  if (!timing || firstWordAt === undefined) return []
  const nanoseconds = BigInt(timing.askedAt) - sentAt + (firstWordAt - BigInt(timing.answeredAt))
  return [Number(nanoseconds) / NANOSECONDS_PER_MS]
})
const failed = asked.filter(({ outcome }) => outcome === 'failed').length
await journal.stop()
await provider.stop()

printTable(
  ['Answers', 'At once', 'Words/s', 'Cores', 'Added to first word, p50 ms', 'p95 ms', 'p99 ms'],
  [
    [
      `${asked.length}`,
      `${STREAMS}`,
      short(STREAMS * 50),
      short(cores),
      ...[50, 95, 99].map((percent) => short(percentile(added, percent))),
    ],
  ],
)
const met = judge([
  { what: 'Answers that failed', value: failed, below: 1 },
  { what: 'Added to the first word, median', value: percentile(added, 50), below: 5, unit: ' ms' },
  { what: 'Added to the first word, p95', value: percentile(added, 95), below: 25, unit: ' ms' },
  {
    what: 'Memory per open stream',
    value: (mostBytes - before) / STREAMS / KILOBYTE,
    below: 500,
    unit: ' KB',
  },
])
process.exit(met ? 0 : 1)
