import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstProblem } from './firstProblem.ts'
import { NAME_INVALID, NAME_REQUIRED, NAME_TOO_LONG, Name, SignUpName } from './name.ts'

const problemWith = (value: unknown) => firstProblem(Name, value)

test('letters of any script, spaces, hyphens, apostrophes and dots', () => {
  for (const name of ['Zoë O’Neill-Smith', "D'Arcy", 'J. R. R. Tolkien', '李小龍', 'नमिता', 'Ольга'])
    assert.equal(problemWith(name), undefined, name)
  assert.equal(Name.parse('  Alex  '), 'Alex')
})

test('is text of at most 100 characters', () => {
  for (const other of [7, null, undefined, {}, ['Alex']])
    assert.equal(problemWith(other), 'Name must be text')
  assert.equal(problemWith('a'.repeat(100)), undefined)
  assert.equal(problemWith('a'.repeat(101)), NAME_TOO_LONG)
})

test('nothing that looks like markup or code', () => {
  for (const name of [
    '<b>Alex</b>',
    'javascript:alert',
    'onclick=x',
    '\u0024{Alex}',
    '{{Alex}}',
    'Alex7',
    'eval',
    'Alex Function',
    'Alex\nSmith',
    'Alex\u202e',
  ])
    assert.equal(problemWith(name), NAME_INVALID, name)
})

test('may be empty, but not for a sign-up', () => {
  assert.equal(Name.parse(''), '')
  assert.equal(firstProblem(SignUpName, '   '), NAME_REQUIRED)
  assert.equal(firstProblem(SignUpName, 'Alex'), undefined)
})
