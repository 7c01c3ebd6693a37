/** `risk` shows the card, `elevated` a quiet line, `none` nothing (docs/safety.md). */
export type Tier = 'none' | 'elevated' | 'risk'

const TIERS: readonly Tier[] = ['none', 'elevated', 'risk']

/** A model may raise a tier, never lower it. */
export function higherTier(a: Tier, b: Tier): Tier {
  return TIERS.indexOf(a) > TIERS.indexOf(b) ? a : b
}
