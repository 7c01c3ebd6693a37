import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EMAIL_FORMAT, EMAIL_NOT_AN_ADDRESS, EMAIL_REQUIRED, EMAIL_TOO_LONG, Email } from './email.ts'
import { firstProblem } from './firstProblem.ts'

const problemWith = (value: unknown) => firstProblem(Email, value)

test('is trimmed and lowercased', () => {
  assert.equal(Email.parse('  Alex.Smith+Journal@Example.ORG\n'), 'alex.smith+journal@example.org')
})

test('is required', () => {
  for (const nothing of ['', '   ', undefined, null, 7, ['a@example.org']])
    assert.equal(problemWith(nothing), EMAIL_REQUIRED)
})

test('has at most 254 characters', () => {
  const domain = `@${'d'.repeat(60)}.${'e'.repeat(60)}.org`
  const ofLength = (length: number) => 'a'.repeat(length - domain.length) + domain
  assert.equal(problemWith(ofLength(254)), undefined)
  assert.equal(problemWith(ofLength(255)), EMAIL_TOO_LONG)
})

test('looks like an address', () => {
  for (const text of ['alex', 'alex@', '@example.org', 'alex@example', 'a b@example.org', 'a@b@example.org'])
    assert.equal(problemWith(text), EMAIL_NOT_AN_ADDRESS, text)
  for (const text of ['alex@-example.org', 'alex@example-.org', 'a@example.org\r\nbcc: b@example.org'])
    assert.equal(problemWith(text), EMAIL_NOT_AN_ADDRESS, text)
})

test('has no two dots in a row, nor one at either end', () => {
  for (const text of [
    'alex..smith@example.org',
    '.alex@example.org',
    'alex.@example.org',
    'alex@example..org',
    'alex@.example.org',
    'alex@example.org.',
  ])
    assert.equal(problemWith(text), EMAIL_FORMAT, text)
})
