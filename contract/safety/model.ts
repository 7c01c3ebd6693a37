import { eachFeature, FEATURES } from './features.ts'
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

interface Question {
  /** A letter for each feature: how much it speaks for yes or for no. */
  levels: string
  /** Scores above it are a yes. */
  limit: number
}

export interface Scores {
  help: number
  risk: number
}

/** Levels go from minus this to this. */
export const HIGHEST_LEVEL = 7
const MIDDLE_LEVEL = 'h'.charCodeAt(0)

/** Gaps are written as the characters from `#` on; the widest says that more follows. Quotes and backslashes are not among them. */
const NO_GAP = '#'.charCodeAt(0)
const WIDEST_GAP = 56

/** Words that are looked at together. Passages overlap, so that what belongs together stands whole in one of them. */
const PASSAGE = 24
const STEP = 12
/** Each further passage is another chance to be mistaken: scores are lowered by this for each time their number grows e-fold. */
const CAUTION = 0.6

/** A linear classifier: what is found in a passage adds up. */
export class Model {
  private readonly limits: Scores
  /** Feature -> its place among those that have a weight, counted from 1; there are fewer than 65,536. */
  private readonly places: Uint16Array
  /** One bit a feature, set for those that have a place: most have none, and this is small enough to be looked up fast. */
  private readonly weighted: Uint32Array
  private readonly help: Int8Array
  private readonly risk: Int8Array
  /** The passage that each was last found in. */
  private readonly foundIn: Uint32Array
  private passage = 0

  constructor({ gaps, help, risk }: Weights) {
    this.limits = { help: help.limit, risk: risk.limit }
    this.places = new Uint16Array(FEATURES)
    this.weighted = new Uint32Array(FEATURES / 32)
    for (const [index, feature] of readGaps(gaps).entries()) {
      this.places[feature] = index + 1
      this.weighted[feature >>> 5] = (this.weighted[feature >>> 5] ?? 0) | (1 << (feature & 31))
    }
    this.help = readLevels(help.levels)
    this.risk = readLevels(risk.levels)
    this.foundIn = new Uint32Array(this.help.length)
  }

  tierOf(words: readonly string[]): Tier {
    const { help, risk } = this.scoresOf(words)
    if (risk > this.limits.risk) return 'risk'
    return help > this.limits.help ? 'elevated' : 'none'
  }

  /** The highest of all passages, the lower the more there are. */
  scoresOf(words: readonly string[]): Scores {
    const found: number[] = []
    /** How many were found before each word. */
    const before = new Uint32Array(words.length + 1)
    eachFeature(words, (feature, word) => {
      if (((this.weighted[feature >>> 5] ?? 0) & (1 << (feature & 31))) === 0) return
      before[word + 1] = found.push(this.places[feature] ?? 0)
    })
    for (let word = 1; word <= words.length; word++)
      before[word] = Math.max(before[word] ?? 0, before[word - 1] ?? 0)

    const highest = { help: Number.NEGATIVE_INFINITY, risk: Number.NEGATIVE_INFINITY }
    let passages = 0
    for (let start = 0; start === 0 || start + STEP < words.length; start += STEP) {
      const end = Math.min(start + PASSAGE, words.length)
      const { help, risk } = this.sum(found, before[start] ?? 0, before[end] ?? 0)
      highest.help = Math.max(highest.help, help)
      highest.risk = Math.max(highest.risk, risk)
      passages++
    }
    const caution = CAUTION * Math.log(passages)
    return { help: highest.help - caution, risk: highest.risk - caution }
  }

  /** Each feature counts once; the root of their count keeps long passages from scoring high for their length. */
  private sum(found: readonly number[], start: number, end: number): Scores {
    const { foundIn, help, risk } = this
    const passage = ++this.passage
    let count = 0
    let helpSum = 0
    let riskSum = 0
    for (let at = start; at < end; at++) {
      const place = found[at] ?? 0
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
