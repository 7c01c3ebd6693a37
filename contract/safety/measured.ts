import type { Totals } from './quality.ts'

/** What the screen makes of development-set.jsonl. The landing page publishes it; a test holds it against the screen. */
export const measured: Totals = {
  risk: { n: 1862, caught: 1783, asRisk: 1754 },
  elevated: { n: 1095, caught: 1037 },
  none: { n: 2022, flagged: 51 },
}
