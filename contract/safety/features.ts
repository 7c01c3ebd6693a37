import { FNV_OFFSET, fnv1a, fnvStep } from '../fnv1a.ts'

/** So many features are told apart; those that come to the same number share their weight. */
export const FEATURES = 2 ** 20

/** What begins alike often means alike: 'hopeless', 'hopelessly'. */
const STEM = 4
const SHORTEST_PIECE = 3
const LONGEST_PIECE = 4

/** Keeps what is no word, or of another sort, apart. */
const BEGIN = 1
const END = 2
const SALT = { word: 1, words: 2, wordsApart: 3, stem: 4, stems: 5, stemsApart: 6, piece: 7 }

/**
 * What the screen looks at in a text, as numbers: its words, words that follow each other, words with one or two or three
 * between them, the same of their first letters, and pieces of words, by which a misspelled one is known. `found` is told which
 * word each begins with, in their order; the same feature may be found more than once.
 */
export function eachFeature(words: readonly string[], found: (feature: number, word: number) => void): void {
  const length = words.length + 2
  const whole = new Int32Array(length).fill(BEGIN, 0, 1).fill(END, length - 1)
  const stems = whole.slice()
  for (let word = 0; word < words.length; word++) {
    whole[word + 1] = fnv1a(words[word] ?? '')
    stems[word + 1] = fnv1a(words[word] ?? '', STEM)
  }
  for (let at = 0; at < length; at++) {
    const word = Math.min(Math.max(0, at - 1), words.length - 1)
    const own = whole[at] ?? 0
    const stem = stems[at] ?? 0
    found(featureOf(own, SALT.word), word)
    found(featureOf(stem, SALT.stem), word)
    for (let next = at + 1; next < length && next <= at + 4; next++) {
      const isApart = next > at + 1
      found(featureOf(pair(own, whole[next] ?? 0), isApart ? SALT.wordsApart : SALT.words), word)
      if (next > at + 3) continue
      found(featureOf(pair(stem, stems[next] ?? 0), isApart ? SALT.stemsApart : SALT.stems), word)
    }
    if (at > 0 && at < length - 1) eachPiece(words[at - 1] ?? '', found, word)
  }
}

/** Runs of three or four letters of a word, its beginning and its end marked. */
function eachPiece(letters: string, found: (feature: number, word: number) => void, word: number): void {
  const end = letters.length + 1
  for (let start = 0; start + SHORTEST_PIECE - 1 <= end; start++) {
    let piece = FNV_OFFSET
    for (let at = start; at <= end && at < start + LONGEST_PIECE; at++) {
      piece = fnvStep(piece, at === 0 || at === end ? 0 : letters.charCodeAt(at - 1))
      if (at - start + 1 >= SHORTEST_PIECE) found(featureOf(piece, SALT.piece), word)
    }
  }
}

const pair = (first: number, second: number): number => Math.imul(first, 31) ^ second

/** Mixes as MurmurHash3 ends, so that every bit of a hash counts. */
function featureOf(value: number, salt: number): number {
  let mixed = value ^ Math.imul(salt, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) & (FEATURES - 1)
}
