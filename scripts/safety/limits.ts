import type { Read, Scores } from '../../contract/safety/model.ts'
import type { Tier } from '../../contract/safety/tier.ts'

/** What a model that does not know its author makes of a line. */
export interface Scored extends Read {
  label: Tier
}

/** At most this share of the harmless lines may be flagged, and this share as `risk` (docs/safety.md says how they were chosen). */
const SHORT = { flagged: 0.078, asRisk: 0.045 }
/** Lines of at most so many passages. */
const SHORT_TO = 3
/** Of harmless long entries. */
const LONG = { flagged: 0.45, asRisk: 0.13 }
/** Of at least so many. */
const LONG_FROM = 24

/** Limits that as many harmless lines exceed as may, and the caution with which as many long ones do. */
export function limitsOf(scored: readonly Scored[]): { limits: Scores; cautions: Scores } {
  const harmless = scored.filter(({ label }) => label === 'none')
  const limits = exceeded(
    SHORT,
    harmless.filter(({ passages }) => passages <= SHORT_TO).map(({ scores }) => scores),
  )
  const cautions = exceeded(
    LONG,
    harmless
      .filter(({ passages }) => passages >= LONG_FROM)
      .map(({ scores, passages }) => ({
        help: (scores.help - limits.help) / Math.log(passages),
        risk: (scores.risk - limits.risk) / Math.log(passages),
      })),
  )
  return { limits, cautions }
}

/** Who is flagged as `risk` is flagged. */
function exceeded(shares: typeof SHORT, all: readonly Scores[]): Scores {
  const risk = exceededBy(
    shares.asRisk,
    all.map((each) => each.risk),
  )
  const help = exceededBy(
    shares.flagged,
    all.map((each) => (each.risk > risk ? Number.POSITIVE_INFINITY : each.help)),
  )
  return { help: rounded(help), risk: rounded(risk) }
}

function exceededBy(share: number, scores: readonly number[]): number {
  const highestFirst = [...scores].sort((a, b) => b - a)
  return highestFirst[Math.floor(share * scores.length)] ?? 0
}

const rounded = (score: number): number => Math.round(score * 100) / 100
