import type { Totals } from './quality.ts'

/** What the screen makes of the exams, which it did not learn from. The landing page publishes it; a test holds it against the screen. */
export const measured: Totals = {
  risk: { n: 504, caught: 455, asRisk: 430 },
  elevated: { n: 298, caught: 231 },
  none: { n: 538, flagged: 25 },
}
