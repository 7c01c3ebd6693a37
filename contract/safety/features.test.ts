import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eachFeature, FEATURES } from './features.ts'
import { sentencesOf } from './sentences.ts'

function featuresOf(text: string): number[] {
  const features: number[] = []
  eachFeature(sentencesOf(text).flat(), (feature) => features.push(feature))
  return features
}
const shared = (one: string, other: string) => {
  const features = new Set(featuresOf(other))
  return new Set(featuresOf(one)).intersection(features).size
}

test('the same text has the same features, all within their range', () => {
  const features = featuresOf('The rain stopped and we went out.')
  assert.deepEqual(features, featuresOf('the RAIN stopped, and we went out'))
  assert.ok(features.every((feature) => Number.isInteger(feature) && feature >= 0 && feature < FEATURES))
})

test('what is said alike shares features, misspelled and in another order less', () => {
  const same = featuresOf('so hopeless tonight').length
  assert.ok(shared('so hopeless tonight', 'so hopless tonight') > 5)
  assert.ok(shared('so hopeless tonight', 'tonight so hopeless') < same)
  assert.ok(
    shared('so hopeless tonight', 'tonight so hopeless') > shared('so hopeless tonight', 'a green boat'),
  )
})

const SIZE = 100_000
const fillUp = (text: string) => text.repeat(Math.ceil(SIZE / text.length)).slice(0, SIZE)

test('there are at most ten features for each character, whatever the text is', () => {
  for (const text of [
    'a ',
    'i ',
    'die ',
    'x',
    ' ',
    '\n',
    '!',
    "a'",
    'k i l l ',
    'not die ',
    'e\u0301\u0302',
    '1@$!',
  ])
    assert.ok(featuresOf(fillUp(text)).length <= 10 * SIZE, text)
})
