import type { Scores } from '../../contract/safety/model.ts'
import type { Tier } from '../../contract/safety/tier.ts'

export interface Scored {
  label: Tier
  scores: Scores
}

/** At most this share of the harmless lines may be flagged, and this share as `risk` (docs/safety.md says how they were chosen). */
const FLAGGED = 0.094
const FLAGGED_AS_RISK = 0.05

/** Limits that as many harmless lines exceed as may. */
export function limitsOf(scored: readonly Scored[]): Scores {
  const harmless = scored.filter(({ label }) => label === 'none').map(({ scores }) => scores)
  const risk = exceededBy(
    FLAGGED_AS_RISK,
    harmless.map((each) => each.risk),
  )
  const help = exceededBy(
    FLAGGED,
    harmless.map((each) => (each.risk > risk ? Number.POSITIVE_INFINITY : each.help)),
  )
  return { help: rounded(help), risk: rounded(risk) }
}

function exceededBy(share: number, scores: readonly number[]): number {
  const highestFirst = [...scores].sort((a, b) => b - a)
  return highestFirst[Math.floor(share * scores.length)] ?? 0
}

const rounded = (score: number): number => Math.round(score * 100) / 100
