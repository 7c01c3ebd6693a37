import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ERRORS } from '../errors.ts'
import { BODY_MAX_BYTES } from '../limits.ts'
import { CALLS } from './calls.ts'

const NO_CALLS = ['calls', 'defineCall']

test('each call has its file, its name and its place in the table of contents', () => {
  const files = readdirSync(import.meta.dirname)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => file.replace('.ts', ''))
    .filter((file) => !NO_CALLS.includes(file))
  assert.deepEqual(Object.keys(CALLS).toSorted(), files.toSorted())
  for (const [name, call] of Object.entries(CALLS)) assert.equal(call.name, name)
})

test('only what carries a conversation or many documents may be large', () => {
  const large = Object.values(CALLS).filter((call) => call.bodyMaxBytes > BODY_MAX_BYTES)
  assert.deepEqual(
    large.map((call) => call.name),
    ['analyzeJournalEntry', 'generateSessionSummary', 'sealLegacyDocuments'],
  )
})

test('what lives until the page closes it streams', () => {
  for (const call of Object.values(CALLS)) if (call.live) assert.ok('chunk' in call, call.name)
})

test('each error is declared once per call, and known', () => {
  for (const { name, errors } of Object.values(CALLS)) {
    assert.equal(new Set(errors).size, errors.length, name)
    for (const error of errors) assert.ok(error in ERRORS, error)
  }
})

test('docs/calls.md says of each call who may ask, whether it streams, and its errors', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/calls.md'), 'utf8')
  const rows = page
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, name = '']) => name in CALLS)
    .map(([, name, who, streams, , errors]) => [name, who, streams, errors].join(' | '))
  const expected = Object.values(CALLS).map(({ name, who, live, errors, ...call }) =>
    [name, who, live ? 'live' : 'chunk' in call ? 'yes' : '', errors.join(', ')].join(' | '),
  )
  assert.deepEqual(rows.toSorted(), expected.toSorted())
})
