import assert from 'node:assert/strict'
import { test } from 'node:test'
import { VerdictReader } from './verdict.ts'

const TEXT = 'You had a long day. What was in it?'
const RISK = '<<{"sessionEnding":false,"concern":"risk"}>>'

function read(pieces: readonly string[]) {
  const reader = new VerdictReader()
  const text = pieces.map((piece) => reader.push(piece)).join('')
  const { rest, verdict } = reader.end()
  return { text: text + rest, verdict }
}

test('the verdict is taken out wherever the stream is cut', () => {
  const whole = `${TEXT}\n\n${RISK}`
  for (let length = 1; length <= whole.length; length++) {
    const pieces = whole.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? []
    assert.deepEqual(read(pieces), { text: TEXT, verdict: { sessionEnding: false, concern: 'risk' } })
  }
})

const NONE = { sessionEnding: false, concern: 'none' }
const ENDING = { sessionEnding: true, concern: 'none' }
const CASES: [string, string, string, object][] = [
  ['no verdict', TEXT, TEXT, NONE],
  ['a verdict that was cut off', `${TEXT}\n<<{"sessionEnding":tr`, TEXT, NONE],
  ['one missing its last mark', `${TEXT} <<{"sessionEnding":true,"concern":"none"}>`, TEXT, ENDING],
  ['spaces in it', `${TEXT}\n<< {"sessionEnding": true, "concern": "none"} >>\n`, TEXT, ENDING],
  ['words after it', `${TEXT}\n<<{"sessionEnding":true,"concern":"none"}>>\nBye.`, `${TEXT}\nBye.`, ENDING],
  [
    'two of them',
    `${TEXT}\n<<{"sessionEnding":true,"concern":"none"}>>\n${RISK}`,
    TEXT,
    { sessionEnding: false, concern: 'risk' },
  ],
  ['unknown values', `${TEXT}\n<<{"sessionEnding":"maybe","concern":"alarm"}>>`, TEXT, NONE],
  ['something that is not JSON', `${TEXT}\n<<{concern}>>`, TEXT, NONE],
  ['a smaller-than sign', 'You love it <3 and 2 < 3', 'You love it <3 and 2 < 3', NONE],
  ['nothing but a verdict', RISK, '', { sessionEnding: false, concern: 'risk' }],
]

for (const [what, whole, text, verdict] of CASES) {
  test(`${what} is understood`, () => {
    assert.deepEqual(read([whole]), { text, verdict })
    assert.deepEqual(read([...whole]), { text, verdict })
  })
}

test('words before the verdict are not held back', () => {
  const reader = new VerdictReader()
  for (const word of ['You', ' had', ' a', ' long', ' day']) assert.equal(reader.push(word), word)
})
