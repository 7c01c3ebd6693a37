import type { Totals } from './quality.ts'

/** What the screen makes of development-set.jsonl. The landing page publishes it; a test holds it against the screen. */
export const measured: Totals = {
  risk: { n: 1298, caught: 1266, asRisk: 1246 },
  elevated: { n: 671, caught: 655 },
  none: { n: 1468, flagged: 36 },
}
