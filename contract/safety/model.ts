import { FEATURES, HashedText } from './features.ts'
import { passagesOf } from './passages.ts'
import type { Tier } from './tier.ts'

/** What training found for a language (scripts/safety/train.ts), written so that a page has little to load. */
export interface Weights {
  /** The features that have a weight, in the order of their numbers: how far each is from the one before it. */
  gaps: string
  /** Whether help should be offered at all. */
  help: Question
  /** Whether it may be urgent. */
  risk: Question
}

interface Question extends Limit {
  /** A letter for each feature: how much it speaks for yes or for no. */
  levels: string
}

interface Limit {
  /** Scores above it are a yes. */
  limit: number
  /** Each further passage is another chance to be mistaken: the limit rises by this for each time their number grows e-fold. */
  caution: number
}

export interface Scores {
  help: number
  risk: number
}

/** The highest scores of a text's passages, and how many those are. */
export interface Read {
  scores: Scores
  passages: number
}

/** How high a text of so many passages may score and still be a no. */
export const limitFor = ({ limit, caution }: Limit, passages: number): number =>
  limit + caution * Math.log(passages)

/** Levels go from minus this to this. */
export const HIGHEST_LEVEL = 7
const MIDDLE_LEVEL = 'h'.charCodeAt(0)

/** Gaps are written as the characters from `#` on; the widest says that more follows. Quotes and backslashes are not among them. */
const NO_GAP = '#'.charCodeAt(0)
const WIDEST_GAP = 56

/** A linear classifier: what is found in a passage adds up. */
export class Model {
  private readonly limits: Record<keyof Scores, Limit>
  /** Feature -> its place among those that have a weight, counted from 1; there are fewer than 65,536. */
  private readonly places: Uint16Array
  /** One bit a feature, set for those that have a place: most have none, and this is small enough to be looked up fast. */
  private readonly weighted: Uint32Array
  private readonly help: Int8Array
  private readonly risk: Int8Array
  /** The passage that each was last found in. */
  private readonly foundIn: Uint32Array
  private passage = 0

  constructor({ gaps, help: { levels: help, ...helpLimit }, risk: { levels: risk, ...riskLimit } }: Weights) {
    this.limits = { help: helpLimit, risk: riskLimit }
    this.places = new Uint16Array(FEATURES)
    this.weighted = new Uint32Array(FEATURES / 32)
    for (const [index, feature] of readGaps(gaps).entries()) {
      this.places[feature] = index + 1
      this.weighted[feature >>> 5] = (this.weighted[feature >>> 5] ?? 0) | (1 << (feature & 31))
    }
    this.help = readLevels(help)
    this.risk = readLevels(risk)
    this.foundIn = new Uint32Array(this.help.length)
  }

  tierOf(words: readonly string[]): Tier {
    const { scores, passages } = this.read(words)
    if (scores.risk > limitFor(this.limits.risk, passages)) return 'risk'
    return scores.help > limitFor(this.limits.help, passages) ? 'elevated' : 'none'
  }

  read(words: readonly string[]): Read {
    const passages = this.scoresOfPassages(words)
    const highest = (question: keyof Scores) =>
      passages.reduce((most, each) => Math.max(most, each[question]), Number.NEGATIVE_INFINITY)
    return { scores: { help: highest('help'), risk: highest('risk') }, passages: passages.length }
  }

  private scoresOfPassages(words: readonly string[]): Scores[] {
    const text = new HashedText(words)
    const places: number[] = []
    const lasts: number[] = []
    /** How many features were found before each word. */
    const before = new Uint32Array(words.length + 1)
    text.eachInside((feature, first, last) => {
      if (!this.isWeighted(feature)) return
      places.push(this.places[feature] ?? 0)
      before[first + 1] = lasts.push(last)
    })
    for (let word = 1; word <= words.length; word++)
      before[word] = Math.max(before[word] ?? 0, before[word - 1] ?? 0)

    return passagesOf(words).map(({ start, end }) => {
      const inside: number[] = []
      text.eachAtEdges(start, end, (feature) => {
        if (this.isWeighted(feature)) inside.push(this.places[feature] ?? 0)
      })
      const to = before[end] ?? 0
      for (let at = before[start] ?? 0; at < to; at++)
        if ((lasts[at] ?? 0) < end) inside.push(places[at] ?? 0)
      return this.sum(inside)
    })
  }

  private isWeighted(feature: number): boolean {
    return ((this.weighted[feature >>> 5] ?? 0) & (1 << (feature & 31))) !== 0
  }

  /** Each feature counts once; the root of their count keeps long passages from scoring high for their length. */
  private sum(places: readonly number[]): Scores {
    const { foundIn, help, risk } = this
    const passage = ++this.passage
    let count = 0
    let helpSum = 0
    let riskSum = 0
    for (const place of places) {
      if (foundIn[place] === passage) continue
      foundIn[place] = passage
      count++
      helpSum += help[place] ?? 0
      riskSum += risk[place] ?? 0
    }
    const size = Math.sqrt(Math.max(1, count))
    return { help: helpSum / size, risk: riskSum / size }
  }
}

function readGaps(gaps: string): number[] {
  const features: number[] = []
  let feature = -1
  for (let at = 0; at < gaps.length; at++) {
    const gap = gaps.charCodeAt(at) - NO_GAP
    feature += gap
    if (gap < WIDEST_GAP) features.push(feature)
  }
  return features
}

/** What `readGaps` reads, of features in the order of their numbers. */
export function writeGaps(features: readonly number[]): string {
  const gaps: number[] = []
  let before = -1
  for (const feature of features) {
    let gap = feature - before
    for (; gap >= WIDEST_GAP; gap -= WIDEST_GAP) gaps.push(WIDEST_GAP)
    gaps.push(gap)
    before = feature
  }
  return gaps.map((gap) => String.fromCharCode(NO_GAP + gap)).join('')
}

/** From place 1 on. */
function readLevels(letters: string): Int8Array {
  const levels = new Int8Array(letters.length + 1)
  for (let at = 0; at < letters.length; at++) levels[at + 1] = letters.charCodeAt(at) - MIDDLE_LEVEL
  return levels
}

/** What `readLevels` reads. */
export const writeLevels = (levels: readonly number[]): string =>
  levels.map((level) => String.fromCharCode(MIDDLE_LEVEL + level)).join('')
