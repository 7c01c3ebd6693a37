import { FEATURES } from '../../contract/safety/features.ts'
import {
  HIGHEST_LEVEL,
  type Scores,
  type Weights,
  writeGaps,
  writeLevels,
} from '../../contract/safety/model.ts'
import { type Random, randomFrom } from './random.ts'
import type { Example } from './trainingSet.ts'

/** What is found in fewer examples is chance. */
const FOUND_AT_LEAST = 2
/** As many features as a page can well load. */
const KEPT = 50_000
const EPOCHS = 10
const STEP = 0.05
/** How far scores go; the features of an example share it. */
const SCALE = 4
/** Nobody who labels is ever quite sure. */
const DOUBT = 0.04
/** A card beside writing that is only `elevated` is a smaller mistake than one beside a recipe. */
const ELEVATED_AS_RISK = 0.3
/** Of the sizes of all weights the one that gets the highest level. */
const HIGHEST_AT = 0.995

type Questions = Record<keyof Scores, Float32Array>
const QUESTIONS = ['help', 'risk'] as const

/** Two logistic regressions, fitted by AdaGrad, with as many features as matter most. Limits and caution are for others to set. */
export function fit(examples: readonly Example[]): Weights {
  const counts = countsOf(examples)
  const repeated = withOnly(examples, (feature) => (counts[feature] ?? 0) >= FOUND_AT_LEAST)
  const kept = mattering(descend(repeated, randomFrom(1)), counts)
  const isKept = new Set(kept)
  const fitted = descend(
    withOnly(repeated, (feature) => isKept.has(feature)),
    randomFrom(2),
  )
  return {
    gaps: writeGaps(kept),
    help: { levels: writeLevels(levelsOf(fitted.help, kept)), limit: 0, caution: 0 },
    risk: { levels: writeLevels(levelsOf(fitted.risk, kept)), limit: 0, caution: 0 },
  }
}

function countsOf(examples: readonly Example[]): Uint32Array {
  const counts = new Uint32Array(FEATURES)
  for (const { features } of examples)
    for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1
  return counts
}

const withOnly = (examples: readonly Example[], isWanted: (feature: number) => boolean): Example[] =>
  examples.map(({ label, features }) => ({ label, features: features.filter(isWanted) }))

/** The features whose weight changes the most scores, in the order of their numbers. */
function mattering({ help, risk }: Questions, counts: Uint32Array): number[] {
  const matters = Float32Array.from(
    counts,
    (count, feature) => (Math.abs(help[feature] ?? 0) + Math.abs(risk[feature] ?? 0)) * Math.sqrt(count),
  )
  return [...matters.keys()]
    .filter((feature) => (matters[feature] ?? 0) > 0)
    .sort((a, b) => (matters[b] ?? 0) - (matters[a] ?? 0))
    .slice(0, KEPT)
    .sort((a, b) => a - b)
}

function levelsOf(weights: Float32Array, kept: readonly number[]): number[] {
  const sizes = kept.map((feature) => Math.abs(weights[feature] ?? 0)).sort((a, b) => a - b)
  const highest = sizes[Math.floor(HIGHEST_AT * (sizes.length - 1))] || 1
  return kept.map((feature) => {
    const level = Math.round(((weights[feature] ?? 0) / highest) * HIGHEST_LEVEL)
    return Math.max(-HIGHEST_LEVEL, Math.min(HIGHEST_LEVEL, level))
  })
}

function descend(examples: readonly Example[], random: Random): Questions {
  const weights = { help: new Float32Array(FEATURES), risk: new Float32Array(FEATURES) }
  const squares = { help: new Float32Array(FEATURES), risk: new Float32Array(FEATURES) }
  const biases = { help: { weight: 0, square: 0 }, risk: { weight: 0, square: 0 } }
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { label, features } of shuffled(examples, random)) {
      const share = SCALE / Math.sqrt(Math.max(1, features.length))
      for (const question of QUESTIONS) {
        const bias = biases[question]
        const slope = slopeOf(question, label, bias.weight + share * sum(weights[question], features))
        bias.square += slope ** 2
        bias.weight -= slope / (1 + Math.sqrt(bias.square))
        move(weights[question], squares[question], features, slope * share)
      }
    }
  }
  return weights
}

/** Of the logistic loss at this score. */
function slopeOf(question: keyof Scores, label: Example['label'], score: number): number {
  const isYes = question === 'help' ? label !== 'none' : label === 'risk'
  const slope = 1 / (1 + Math.exp(-score)) - (isYes ? 1 - DOUBT : DOUBT)
  return question === 'risk' && label === 'elevated' ? slope * ELEVATED_AS_RISK : slope
}

function sum(weights: Float32Array, features: Uint32Array): number {
  let total = 0
  for (const feature of features) total += weights[feature] ?? 0
  return total
}

/** Features that moved often move less. */
function move(weights: Float32Array, squares: Float32Array, features: Uint32Array, slope: number): void {
  if (slope === 0) return
  for (const feature of features) {
    const square = (squares[feature] ?? 0) + slope ** 2
    squares[feature] = square
    weights[feature] = (weights[feature] ?? 0) - (STEP * slope) / Math.sqrt(square)
  }
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
