import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { eachFeature, FEATURES } from './features.ts'
import { HIGHEST_LEVEL, Model, type Weights, writeGaps, writeLevels } from './model.ts'

const featuresOf = (words: readonly string[]) => {
  const features = new Set<number>()
  eachFeature(words, (feature) => features.add(feature))
  return [...features].sort((a, b) => a - b)
}

function weightsFor(features: readonly number[], help: readonly number[], risk: readonly number[]): Weights {
  return {
    gaps: writeGaps(features),
    help: { levels: writeLevels(help), limit: 1, caution: 1 },
    risk: { levels: writeLevels(risk), limit: 1, caution: 1 },
  }
}

test('every weight that is written is found again, and nothing else', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 0, max: FEATURES - 1 }), { minLength: 1, maxLength: 50 })
  fc.assert(
    fc.property(numbers, fc.integer({ min: -HIGHEST_LEVEL, max: HIGHEST_LEVEL }), (others, level) => {
      const own = featuresOf(['rain'])
      const all = [...new Set([...own, ...others])].sort((a, b) => a - b)
      const levels = all.map((feature) => (own.includes(feature) ? level : 0))
      const none = all.map(() => 0)
      const { help, risk } = new Model(weightsFor(all, levels, none)).read(['rain']).scores
      const counted = own.length
      assert.ok(Math.abs(help - (level * counted) / Math.sqrt(counted)) < 1e-9)
      assert.equal(risk, 0)
    }),
  )
})

test('a passage above the limit of risk is one, else above that of help it is elevated, else none', () => {
  const features = featuresOf(['rain'])
  const all = (level: number) => features.map(() => level)
  const tierWith = (help: number, risk: number) =>
    new Model(weightsFor(features, all(help), all(risk))).tierOf(['rain'])
  assert.equal(tierWith(7, 7), 'risk')
  assert.equal(tierWith(7, -7), 'elevated')
  assert.equal(tierWith(-7, -7), 'none')
  assert.equal(tierWith(-7, 7), 'risk')
})

test('what comes twice counts once', () => {
  const features = featuresOf(['rain'])
  const model = new Model(
    weightsFor(
      features,
      features.map(() => 1),
      features.map(() => 0),
    ),
  )
  assert.ok(model.read(['rain', 'sun', 'rain']).scores.help <= model.read(['rain']).scores.help)
})
