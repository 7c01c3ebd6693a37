import { CallError } from '../../contract/errors.ts'
import { SIGN_IN_ATTEMPTS, SIGN_IN_ATTEMPTS_PER_ADDRESS, SIGN_IN_WINDOW } from '../../contract/limits.ts'
import * as rateLimits from '../store/rateLimits.ts'
import type { Context } from './context.ts'

/**
 * Ten attempts per email and five minutes (spec §5), on the server too, and more generously per network address.
 * Committed on its own, so that a failing attempt counts. Throws `tooManyRequests`.
 */
export async function limitAttempts(
  { write, now, secrets }: Pick<Context, 'write' | 'now' | 'secrets'>,
  what: 'sign-in' | 'sign-up' | 'recovery mail' | 'recovery' | 'password',
  of: { email: string; address: string },
): Promise<void> {
  const perEmail = { max: SIGN_IN_ATTEMPTS, window: SIGN_IN_WINDOW }
  const perAddress = { max: SIGN_IN_ATTEMPTS_PER_ADDRESS, window: SIGN_IN_WINDOW }
  const verdicts = await write(async (trx) => [
    await rateLimits.hit(trx, `${what} email ${secrets.keyed('limit', of.email)}`, perEmail, now()),
    await rateLimits.hit(trx, `${what} address ${secrets.keyed('limit', of.address)}`, perAddress, now()),
  ])
  const retryAfter = Math.max(...verdicts.map((verdict) => verdict.retryAfter))
  if (retryAfter > 0) throw new CallError('tooManyRequests', { retryAfter })
}
