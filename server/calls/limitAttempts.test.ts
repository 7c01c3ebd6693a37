import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIGN_IN_ATTEMPTS_PER_ADDRESS, SIGN_IN_WINDOW } from '../../contract/limits.ts'
import { createTestContext, withCode } from '../../tests/support/testContext.ts'
import { limitAttempts } from './limitAttempts.ts'

test('one network address cannot try one email after the other, and holds up nobody elsewhere', async () => {
  const context = await createTestContext()
  const attempt = (number: number, address: string) =>
    limitAttempts(context, 'sign-in', { email: `person${number}@example.org`, address })
  for (let number = 1; number <= SIGN_IN_ATTEMPTS_PER_ADDRESS; number++) await attempt(number, '192.0.2.1')
  await assert.rejects(attempt(0, '192.0.2.1'), withCode('tooManyRequests'))
  await attempt(0, '192.0.2.2')
  context.clock.at += SIGN_IN_WINDOW
  await attempt(0, '192.0.2.1')
})
