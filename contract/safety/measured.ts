import type { Totals } from './quality.ts'

/** What the screen makes of the exams, which it did not learn from. The landing page publishes it; a test holds it against the screen. */
export const measured: Totals = {
  risk: { n: 504, caught: 463, asRisk: 418 },
  elevated: { n: 298, caught: 235 },
  none: { n: 538, flagged: 24 },
}
