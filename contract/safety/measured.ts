import type { Totals } from './quality.ts'

/** What the screen makes of development-set.jsonl. The landing page publishes it; a test holds it against the screen. */
export const measured: Totals = {
  risk: { n: 1498, caught: 1444, asRisk: 1423 },
  elevated: { n: 791, caught: 758 },
  none: { n: 1648, flagged: 41 },
}
