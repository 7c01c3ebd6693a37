import type { Tier } from './tier.ts'
import { screen } from './wholeScreen.ts'

/** One line of a labelled set. */
export interface Labelled {
  text: string
  label: Tier
  kind: string
}

export interface Totals {
  risk: { n: number; caught: number; asRisk: number }
  elevated: { n: number; caught: number }
  none: { n: number; flagged: number }
}

const LABELS: readonly string[] = ['none', 'elevated', 'risk']

/** Reads a labelled set; a bad line is named by its number, never by its text. */
export function parseLabelled(source: string): Labelled[] {
  return source.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [parseLine(line, index + 1)]))
}

function parseLine(line: string, number: number): Labelled {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new Error(`Line ${number} is not JSON.`)
  }
  const { text, label, kind } = (value ?? {}) as Record<string, unknown>
  if (typeof text !== 'string') throw new Error(`Line ${number} has no "text".`)
  if (typeof label !== 'string' || !LABELS.includes(label)) {
    throw new Error(`Line ${number}: "label" must be risk, elevated or none.`)
  }
  return { text, label: label as Tier, kind: typeof kind === 'string' ? kind : '' }
}

/** Counts what the screen makes of a labelled set. Caught and flagged: `risk` or `elevated`. */
export function measure(lines: readonly Labelled[]): Totals {
  const totals: Totals = {
    risk: { n: 0, caught: 0, asRisk: 0 },
    elevated: { n: 0, caught: 0 },
    none: { n: 0, flagged: 0 },
  }
  for (const { text, label } of lines) {
    const tier = screen(text)
    const seen = tier === 'none' ? 0 : 1
    totals[label].n += 1
    if (label === 'none') totals.none.flagged += seen
    else totals[label].caught += seen
    if (label === 'risk' && tier === 'risk') totals.risk.asRisk += 1
  }
  return totals
}
