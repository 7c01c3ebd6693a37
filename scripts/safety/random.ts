/** From 0 up to, but not, 1. */
export type Random = () => number

/** The same numbers for the same seed, so that training gives the same weights again (SplitMix32). */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}
