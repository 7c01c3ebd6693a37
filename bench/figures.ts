/** The middle one: on a machine that others use too, means tell more of them than of us. */
export const median = (values: readonly number[]): number => percentile(values, 50)

export function percentile(values: readonly number[], percent: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}

/** Three digits that mean something, and no more. */
export const short = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))

/** As Markdown, so that docs/performance.md can take it as it is. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  console.log(line(head))
  console.log(`| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`)
  for (const row of rows) console.log(line(row))
  console.log()
}

export interface Target {
  what: string
  value: number
  /** Between these is good. */
  atLeast?: number
  below?: number
  unit?: string
}

/** One line for each target; answers whether all are met. */
export function judge(targets: readonly Target[]): boolean {
  const rows = targets.map(({ what, value, atLeast, below, unit = '' }) => {
    const met = (atLeast === undefined || value >= atLeast) && (below === undefined || value < below)
    const wanted =
      atLeast === undefined ? `below ${short(below ?? 0)}${unit}` : `at least ${short(atLeast)}${unit}`
    return { met, cells: [what, `${short(value)}${unit}`, wanted, met ? 'met' : 'MISSED'] }
  })
  printTable(
    ['Target', 'Measured', 'Wanted', ''],
    rows.map((row) => row.cells),
  )
  return rows.every((row) => row.met)
}
