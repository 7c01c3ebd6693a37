import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unitsOf } from './units.ts'

const KINDS: [string, string][] = [
  ['I keep waking up tired', 'told'],
  ['My boss moved the deadline to Friday', 'told'],
  ['He told me he is selling the house', 'told'],
  ['She went quiet', 'told'],
  ['I should apologise to her', 'quoted'],
  ['I never get it right', 'quoted'],
  ["I'm a failure", 'judged'],
  ['I did something wrong', 'judged'],
  ['When he left, I felt like a failure', 'judged'],
  ['If I feel lazy I will walk to the gym', 'quoted'],
  ['When I feel stupid I will remember her soup', 'quoted'],
  ['nobody likes me', 'judged'],
  ['He is a liar', 'quoted'],
  ["They don't care", 'quoted'],
  ['We put our dog down', 'quoted'],
  ['I will fail again', 'quoted'],
  ['I used to be the fat kid', 'quoted'],
  ['My dad and I were late', 'quoted'],
  ['She said "come here" to me', 'quoted'],
  ['I gues im just tierd', 'quoted'],
  ['i spilled it bc of u', 'quoted'],
  ['the rain on the window', 'quoted'],
  ['Last night my husband and I had a fight', 'quoted'],
  ['My father never apologised', 'quoted'],
  ["Don't go back to that place", 'quoted'],
  ['So much going on with the move', 'quoted'],
  ['its been a hard year for me', 'quoted'],
  ['What can one person do?', 'quoted'],
]

for (const [written, kind] of KINDS)
  test(`'${written}' is ${kind}`, () => assert.equal(unitsOf(written)[0]?.kind, kind))
