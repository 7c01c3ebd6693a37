/** Each ending, and what stood in its place: 'tries' is of 'try', 'making' of 'make', 'cutting' of 'cut'. */
const ENDINGS: readonly (readonly [ending: RegExp, ...before: string[]])[] = [
  [/ies$/, 'y'],
  [/ied$/, 'y'],
  [/ying$/, 'ie'],
  [/([b-df-hj-np-rtv-z])\1(?:ed|ing)$/, '$1'],
  [/e[sd]$/, '', 'e'],
  [/s$/, ''],
  [/ing$/, '', 'e'],
]

/** Shorter ones are other words: 'is' is no plural of 'i'. */
const SHORTEST = 3

const INFLECTED = /(?:ing|[sd])$/

/** 'jumping' → 'jump', 'jumpe': words that are none do no harm. */
export function basesOf(word: string): string[] {
  if (!INFLECTED.test(word)) return []
  return ENDINGS.flatMap(([ending, ...before]) =>
    ending.test(word) ? before.map((letters) => word.replace(ending, letters)) : [],
  ).filter((base) => base.length >= SHORTEST)
}
