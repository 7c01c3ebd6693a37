import type { Tier } from './tier.ts'

/** What stands beside a reply: the card with ways to reach somebody, one quiet line, or nothing. */
export type Help = 'card' | 'line' | 'nothing'

const HELP: Record<Tier, Help> = { risk: 'card', elevated: 'line', none: 'nothing' }

/** Nothing else follows from a tier: writing, sending and saving stay as they are. */
export function helpFor(tier: Tier): Help {
  return HELP[tier]
}
