import { readFileSync } from 'node:fs'
import { type Labelled, measure, parseLabelled } from '../contract/safety/quality.ts'

/** Measures the crisis screen on a file of {"text","label","kind"} lines: a table by kind, then the counts as one line. */
function main(file: string | undefined): void {
  if (!file) throw new Error('Which file? npm run eval:safety -- FILE.jsonl')
  const lines = parseLabelled(readFileSync(file, 'utf8'))
  console.table(Object.fromEntries([...rowsOf(lines)].sort(([a], [b]) => a.localeCompare(b))))
  console.log(JSON.stringify(measure(lines)))
}

function rowsOf(lines: readonly Labelled[]): Map<string, object> {
  const groups = Map.groupBy(lines, ({ label, kind }) => `${label} ${kind}`)
  return new Map([...groups].map(([name, group]) => [name, rowOf(group)]))
}

function rowOf(group: readonly Labelled[]) {
  const { risk, elevated, none } = measure(group)
  const seen = risk.caught + elevated.caught + none.flagged
  return {
    lines: group.length,
    seen,
    share: `${Math.round((100 * seen) / group.length)} %`,
    'as risk': risk.asRisk,
  }
}

try {
  main(process.argv[2])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
