import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CallError } from '../../../contract/errors.ts'
import { resendProblem } from './resendProblem.ts'

for (const [error, sentence] of [
  [new CallError('tooManyRequests'), 'Too many requests. Please wait a few minutes before trying again.'],
  [new CallError('notSignedIn'), 'Your session has expired. Please sign in again.'],
  [new CallError('unavailable'), 'Failed to send verification email. Please try again.'],
  [new TypeError('anything else'), 'Failed to send verification email. Please try again.'],
  [
    new CallError('waitBeforeResending', { retryAfter: 41_200 }),
    'Please wait 42 seconds before requesting another email.',
  ],
] as const) {
  test(`${error.message} -> ${sentence}`, () => assert.equal(resendProblem(error).sentence, sentence))
}
