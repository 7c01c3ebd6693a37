import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limitFor, Model } from '../../contract/safety/model.ts'
import type { Tier } from '../../contract/safety/tier.ts'
import { fit } from './fit.ts'
import { limitsOf } from './limits.ts'
import { examplesOf } from './trainingSet.ts'

/** A made-up matter: storms are urgent, clouds are not, sun is nothing. */
const LINES: [string, Tier][] = [
  ['a storm is coming', 'risk'],
  ['the storm took the roof', 'risk'],
  ['storm again all night', 'risk'],
  ['clouds over the hill', 'elevated'],
  ['so many clouds again', 'elevated'],
  ['clouds all day', 'elevated'],
  ['sun over the hill', 'none'],
  ['the sun all day', 'none'],
  ['sun again', 'none'],
]
const wordsOf = (text: string) => text.split(' ')
const weights = fit(LINES.flatMap(([text, label]) => examplesOf(wordsOf(text), label)))
const scoresOf = (text: string) => new Model(weights).read(wordsOf(text)).scores

test('what the examples have in common is learned and holds for new ones', () => {
  const [storm, clouds, sun] = ['a storm by night', 'clouds by night', 'sun by night'].map(scoresOf)
  assert.ok(storm && clouds && sun)
  assert.ok(storm.risk > clouds.risk && storm.risk > sun.risk)
  assert.ok(storm.help > sun.help && clouds.help > sun.help)
})

test('the same examples give the same weights', () => {
  assert.deepEqual(fit(LINES.flatMap(([text, label]) => examplesOf(wordsOf(text), label))), weights)
})

test('limits are exceeded by as many harmless lines as may: 7 in a hundred', () => {
  const harmless = Array.from({ length: 100 }, (_, at) => ({
    label: 'none' as const,
    scores: { help: at, risk: -at },
    passages: 1,
  }))
  const { help, risk } = limitsOf(harmless).limits
  const isFlagged = (each: (typeof harmless)[number]) => each.scores.help > help || each.scores.risk > risk
  const flagged = harmless.filter(isFlagged).length
  assert.equal(flagged, 7)
})

test('of harmless long entries 45 in a hundred are above the limit that rises with their passages', () => {
  const PASSAGES = 50
  const short = { label: 'none' as const, scores: { help: 0, risk: 0 }, passages: 1 }
  const long = Array.from({ length: 100 }, (_, at) => ({
    label: 'none' as const,
    scores: { help: 10 * at, risk: -1 },
    passages: PASSAGES,
  }))
  const { limits, cautions } = limitsOf([short, ...long])
  assert.deepEqual(limits, { help: 0, risk: 0 })
  const limit = limitFor({ limit: limits.help, caution: cautions.help }, PASSAGES)
  assert.equal(long.filter(({ scores }) => scores.help > limit).length, 45)
})
