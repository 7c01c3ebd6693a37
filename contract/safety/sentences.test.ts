import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalise } from './normalise.ts'
import { sentencesOf } from './sentences.ts'

const wordsOf = (text: string) => sentencesOf(text).map((words) => words.join(' '))

test('normalising folds case, accents, width, invisible characters and apostrophes', () => {
  assert.equal(normalise('Ｄéjà Vu, STRAßE'), 'deja vu, strasse')
  assert.equal(normalise('don’t d\u200bie'), "don't die")
})

test('sentences end with a sign or an empty line, contractions close, elisions open', () => {
  assert.deepEqual(wordsOf("I'm tired. I can't\nsleep\n\nJ'ai peur"), [
    'im tired',
    'i cant sleep',
    'j ai peur',
  ])
})

test('leetspeak is read, numbers are all one', () => {
  assert.deepEqual(wordsOf('k1ll $u!c1d3 1984'), ['kill uicide #'])
})

test('stretched words shrink, spelled ones join', () => {
  assert.deepEqual(wordsOf('diiiie nowww'), ['die now'])
  assert.deepEqual(wordsOf('k i l l or d-i-e'), ['kill or die'])
})
