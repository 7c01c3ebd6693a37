import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CallError, ERRORS, type ErrorCode, HTTP_STATUS, sentenceOf, statusOf } from './errors.ts'

const CODES = Object.keys(ERRORS) as ErrorCode[]

test('each code has a status with its HTTP number, and a sentence a person can read', () => {
  for (const code of CODES) {
    assert.ok(HTTP_STATUS[statusOf(code)] >= 400, code)
    assert.match(sentenceOf(code), /^[A-Z].*\.$/, code)
  }
})

test('says the sentences of the specification', () => {
  assert.equal(
    sentenceOf('tooManyRequests'),
    'Too many requests. Please wait a few minutes before trying again.',
  )
  assert.equal(sentenceOf('notSignedIn'), 'Your session has expired. Please sign in again.')
  assert.equal(sentenceOf('noEntries'), 'No entries to summarize in this session.')
  assert.equal(sentenceOf('verificationMailFailed'), 'Failed to send verification email. Please try again.')
})

test('an error carries its code, and the broken rule’s own sentence when it has one', () => {
  const error = new CallError('tooManyRequests', { retryAfter: 5 })
  assert.deepEqual(
    [error.name, error.code, error.details],
    ['CallError', 'tooManyRequests', { retryAfter: 5 }],
  )
  assert.equal(error.message, sentenceOf('tooManyRequests'))
  assert.equal(new CallError('invalidInput', { sentence: 'Email is required' }).message, 'Email is required')
})
