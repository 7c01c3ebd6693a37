import { FNV_OFFSET, fnv1a, fnvStep } from '../fnv1a.ts'

/** So many features are told apart; those that come to the same number share their weight. */
export const FEATURES = 2 ** 20

/** What begins alike often means alike: 'hopeless', 'hopelessly'. */
const STEM = 4
const SHORTEST_PIECE = 3
const LONGEST_PIECE = 4

/** Stand before the first word and after the last. */
const BEGIN = 1
const END = 2
/** Keeps what is of another sort apart. */
const SALT = { word: 1, words: 2, wordsApart: 3, stem: 4, stems: 5, stemsApart: 6, piece: 7 }

/** Words are paired with those up to so many after them, their first letters with fewer. */
const FARTHEST = 4
const FARTHEST_STEM = 3

type Found = (feature: number) => void
/** With the word that a feature begins with, and the one that it ends with. */
type FoundInside = (feature: number, first: number, last: number) => void

/**
 * What the screen looks at in a passage, as numbers: its words, words that follow each other, words with one or two or three
 * between them, the same of their first letters, and pieces of words, by which a misspelled one is known. The same feature may
 * be found more than once.
 */
export function eachFeature(words: readonly string[], found: Found): void {
  const text = new HashedText(words)
  text.eachInside(found)
  text.eachAtEdges(0, words.length, found)
}

/** A text whose passages overlap: what is inside them is found once for all of them. */
export class HashedText {
  private readonly words: readonly string[]
  private readonly whole: Int32Array
  private readonly stems: Int32Array

  constructor(words: readonly string[]) {
    this.words = words
    this.whole = new Int32Array(words.length)
    this.stems = new Int32Array(words.length)
    for (const [at, word] of words.entries()) {
      this.whole[at] = fnv1a(word)
      this.stems[at] = fnv1a(word, STEM)
    }
  }

  /** In the order of their first words. */
  eachInside(found: FoundInside): void {
    const { words, whole, stems } = this
    for (let at = 0; at < words.length; at++) {
      const own = whole[at] ?? 0
      const stem = stems[at] ?? 0
      found(featureOf(own, SALT.word), at, at)
      found(featureOf(stem, SALT.stem), at, at)
      for (let next = at + 1; next < words.length && next <= at + FARTHEST; next++) {
        const isApart = next > at + 1
        found(pairOfWords(own, whole[next] ?? 0, isApart), at, next)
        if (next <= at + FARTHEST_STEM) found(pairOfStems(stem, stems[next] ?? 0, isApart), at, next)
      }
      eachPiece(words[at] ?? '', at, found)
    }
  }

  /** That a passage begins with this word and ends before that one. */
  eachAtEdges(start: number, end: number, found: Found): void {
    const { whole, stems } = this
    for (const edge of [BEGIN, END]) {
      found(featureOf(edge, SALT.word))
      found(featureOf(edge, SALT.stem))
    }
    for (let apart = 1; apart <= Math.min(FARTHEST, end - start); apart++) {
      const isApart = apart > 1
      found(pairOfWords(BEGIN, whole[start + apart - 1] ?? 0, isApart))
      found(pairOfWords(whole[end - apart] ?? 0, END, isApart))
      if (apart > FARTHEST_STEM) continue
      found(pairOfStems(BEGIN, stems[start + apart - 1] ?? 0, isApart))
      found(pairOfStems(stems[end - apart] ?? 0, END, isApart))
    }
  }
}

/** Runs of three or four letters of a word, its beginning and its end marked. */
function eachPiece(letters: string, word: number, found: FoundInside): void {
  const end = letters.length + 1
  for (let start = 0; start + SHORTEST_PIECE - 1 <= end; start++) {
    let piece = FNV_OFFSET
    for (let at = start; at <= end && at < start + LONGEST_PIECE; at++) {
      piece = fnvStep(piece, at === 0 || at === end ? 0 : letters.charCodeAt(at - 1))
      if (at - start + 1 >= SHORTEST_PIECE) found(featureOf(piece, SALT.piece), word, word)
    }
  }
}

const pairOfWords = (first: number, second: number, isApart: boolean): number =>
  featureOf(pair(first, second), isApart ? SALT.wordsApart : SALT.words)

const pairOfStems = (first: number, second: number, isApart: boolean): number =>
  featureOf(pair(first, second), isApart ? SALT.stemsApart : SALT.stems)

const pair = (first: number, second: number): number => Math.imul(first, 31) ^ second

/** Mixes as MurmurHash3 ends, so that every bit of a hash counts. */
function featureOf(value: number, salt: number): number {
  let mixed = value ^ Math.imul(salt, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) & (FEATURES - 1)
}
