import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moodIn, moodOf } from './mood.ts'

const NUMBERED: [string, string, string][] = [
  ['3', '3', ''],
  ["I'm a 2 today.", '2', ''],
  ['4, slept well', '4', 'slept well'],
  ['ok. 4 I guess', '4', ''],
  ['5!! I passed', '5', 'I passed'],
  ['2.5 because of work', '2.5', 'work'],
  ['about a three and a half', '3.5', ''],
  ['between 2 and 3', '2 to 3', ''],
  ["Honestly I'd say a 2 or 3. Rain.", '2 to 3', 'Rain.'],
  ['3/5', '3', ''],
  ['tired, 2', '2', 'tired'],
  ['4ish? good and bad', '4', 'good and bad'],
]
for (const [text, mood, rest] of NUMBERED)
  test(`'${text}' is a mood of ${mood}`, () => assert.deepEqual(moodIn(text), { mood, rest }))

for (const text of ['7', '0', '2 people came', '3 hours of sleep', 'tired', '10', '4 of 10'])
  test(`'${text}' is no mood`, () => assert.equal(moodIn(text), undefined))

test('a mood that is put right counts', () => {
  assert.equal(moodOf(['4', 'Sorry, I meant 2', 'My 3 kids'])?.mood, '2')
  assert.equal(moodOf(['Bonjour', '3', 'tired, no sleep since 5'])?.mood, '3')
  assert.equal(moodOf(['hi', 'a nap']), undefined)
})
