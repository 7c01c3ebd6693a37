import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalise } from './normalise.ts'
import { isNearMiss, unleet, unstretched } from './spelling.ts'
import { sentencesOf } from './tokens.ts'

const wordsOf = (text: string) =>
  sentencesOf(text).map((sentence) => sentence.map(({ word }) => word).join(' '))

test('normalising folds case, accents, width, invisible characters and apostrophes', () => {
  assert.equal(normalise('Ｄéjà Vu, STRAßE'), 'deja vu, strasse')
  assert.equal(normalise('don’t d\u200bie'), "don't die")
})

test('leetspeak is read, numbers stay numbers', () => {
  assert.equal(unleet('k1ll'), 'kill')
  assert.equal(unleet('$u!c1d3'), 'suicide')
  assert.equal(unleet('1984'), '1984')
})

test('stretched words shrink', () => {
  assert.ok(unstretched('diiiieeee').includes('die'))
  assert.ok(unstretched('killlll').includes('kill'))
  assert.deepEqual(unstretched('die'), [])
})

test('a near miss is one letter more, less or other, or two swapped', () => {
  for (const word of ['sucide', 'suicde', 'suiside', 'siucide', 'suicidee'])
    assert.ok(isNearMiss(word, 'suicide'), word)
  for (const word of ['decide', 'side', 'outside', 'suicide bomber'])
    assert.ok(!isNearMiss(word, 'suicide'), word)
})

test('sentences end with a sign or an empty line, contractions close, elisions open, spelled words join', () => {
  assert.deepEqual(wordsOf("I'm tired. I can't\nsleep\n\nJ'ai peur"), [
    'im tired',
    'i cant sleep',
    'j ai peur',
  ])
  assert.deepEqual(wordsOf('k i l l or d-i-e'), ['kill or die'])
})
