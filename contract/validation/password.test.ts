import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstProblem } from './firstProblem.ts'
import {
  PASSWORD_REQUIRED,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  PASSWORD_TOO_WEAK,
  Password,
} from './password.ts'

const problemWith = (value: unknown) => firstProblem(Password, value)

test('is required and has 6 to 128 characters', () => {
  assert.equal(problemWith(''), PASSWORD_REQUIRED)
  assert.equal(problemWith(undefined), PASSWORD_REQUIRED)
  assert.equal(problemWith('k9$xq'), PASSWORD_TOO_SHORT)
  assert.equal(problemWith('k9$xqz'), undefined)
  assert.equal(problemWith('k9$xqz2m'.repeat(16)), undefined)
  assert.equal(problemWith(`${'k9$xqz2m'.repeat(16)}!`), PASSWORD_TOO_LONG)
})

test('is not one repeated character, nor nothing but sequences', () => {
  for (const weak of [
    'aaaaaa',
    'aAaAaA',
    '111111',
    '012345',
    '123456789',
    'abcdef',
    'ABCDEF',
    'DefGhi',
    'abc123',
    '456def',
  ])
    assert.equal(problemWith(weak), PASSWORD_TOO_WEAK, weak)
})

test('may hold a sequence among other things, spaces and any script', () => {
  for (const fine of ['abc-garden-123', '  spaced  ', 'пароль-мой', '🦊🌲🦊'])
    assert.equal(problemWith(fine), undefined, fine)
})
