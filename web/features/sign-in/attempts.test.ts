import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MINUTE } from '../../../contract/limits.ts'
import { createAttempts } from './attempts.ts'

test('ten attempts in five minutes, for each address', () => {
  let now = 0
  const attempts = createAttempts(() => now)
  for (let count = 0; count < 10; count++) assert.ok(attempts.mayTry('ada@example.com'))
  assert.equal(attempts.mayTry('ada@example.com'), false)
  assert.ok(attempts.mayTry('bea@example.com'))

  now = 5 * MINUTE - 1
  assert.equal(attempts.mayTry('ada@example.com'), false)
  now = 5 * MINUTE
  assert.ok(attempts.mayTry('ada@example.com'))
})
