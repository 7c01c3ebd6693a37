import { journeys } from './test/journeys.ts'
import { nodeTests } from './test/nodeTests.ts'
import { onPostgres } from './test/onPostgres.ts'
import { type Count, type Step, toolStep } from './test/step.ts'

// npm test                      everything, the last line says how many passed
// npm run journeys -- landing   only some; what is no name of a step goes to the test runners

const TEST_FILES = ['contract', 'server', 'web', 'scripts', 'tests'].map(
  (folder) => `${folder}/**/*.test.{ts,mjs}`,
)
const ON_EITHER_DATABASE = ['server/{calls,chores,mail}/**/*.test.ts', 'server/store/!(postgres).test.ts']
const DRILLS = ['tests/{faults,deploy}/**/*.drill.ts']
const FAILOVER = ['tests/failover/**/*.drill.ts']

const STEPS: Record<string, (args: string[]) => Step[]> = {
  format: () => [toolStep('Format and lint', 'biome', 'check', '--error-on-warnings')],
  lint: () => [toolStep('Promises handled', 'oxlint', '--type-aware', '--quiet')],
  types: () =>
    ['contract', 'server', 'web', 'tests'].map((name) => toolStep(`Types of ${name}`, 'tsc', '-p', name)),
  unit: (files) => [nodeTests('Units and calls', files.length > 0 ? files : TEST_FILES)],
  postgres: (files) => [onPostgres('The same on PostgreSQL', files.length > 0 ? files : ON_EITHER_DATABASE)],
  journeys: (args) => [journeys(args)],
  // Long ones, with servers killed and disks filled; not part of `npm test`.
  drills: (files) => [nodeTests('Drills', files.length > 0 ? files : DRILLS, { long: true })],
  failover: (files) => [nodeTests('Fail-over', files.length > 0 ? files : FAILOVER, { long: true })],
}
const ALL = ['format', 'lint', 'types', 'unit', 'postgres', 'journeys']

const chosen = process.argv.slice(2).filter((word) => word in STEPS)
const args = process.argv.slice(2).filter((word) => !(word in STEPS))

const total = { passed: 0, failed: 0 }
for (const name of chosen.length > 0 ? chosen : ALL) {
  for (const step of STEPS[name]?.(args) ?? []) {
    const { passed, failed } = await take(step)
    total.passed += passed
    total.failed += failed
  }
}
process.exitCode = total.failed > 0 ? 1 : 0
console.log(`${total.passed} passed, ${total.failed} failed`)

/** A step that breaks is a failed one; the others still run. */
async function take({ title, run }: Step): Promise<Count> {
  console.log(`\n${title} …`)
  const start = performance.now()
  const count = await Promise.try(run).catch((error: unknown) => {
    console.log(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `${count.failed > 0 ? '✗' : '✓'} ${title}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`,
  )
  return count
}
