import { availableParallelism } from 'node:os'
import { run } from 'node:test'
import { dot } from 'node:test/reporters'
import { type Count, PROJECT, type Step } from './step.ts'

const MINUTE = 60_000
const TEST_LIMIT = 1 * MINUTE
/** For a file whose tests have ended and which does not, because something in it still listens. */
const RUN_LIMIT = 5 * MINUTE

interface Options {
  /** In addition to this process's own. */
  env?: Record<string, string>
  /** One file after the other, each for as long as it takes. */
  long?: boolean
}

/** Runs test files, each in a process of its own; shows a dot for a test and everything about a failed one. */
export function nodeTests(title: string, globPatterns: string[], options: Options = {}): Step {
  return { title, run: () => count(globPatterns, options) }
}

async function count(globPatterns: string[], { env, long = false }: Options): Promise<Count> {
  const limits = { timeout: TEST_LIMIT, signal: AbortSignal.timeout(RUN_LIMIT) }
  const events = run({
    cwd: PROJECT,
    globPatterns,
    concurrency: long ? 1 : availableParallelism(),
    env: { ...process.env, ...env },
    ...(long ? {} : limits),
  })
  const total = { passed: 0, failed: 0 }
  events.on('test:summary', ({ file, counts }) => {
    if (file !== undefined) return
    total.passed = counts.passed
    total.failed = counts.tests - counts.passed - counts.skipped - counts.todo
  })
  // What a drill measured is worth reading.
  if (long) events.on('test:stdout', ({ message }) => void process.stdout.write(message))
  for await (const text of events.compose(dot)) process.stdout.write(String(text))
  return total
}
