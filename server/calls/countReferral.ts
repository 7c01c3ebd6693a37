import type { countReferral as call } from '../../contract/calls/countReferral.ts'
import { MINUTE, REFERRALS_PER_MINUTE } from '../../contract/limits.ts'
import * as rateLimits from '../store/rateLimits.ts'
import * as referrals from '../store/referrals.ts'
import type { Handler } from './context.ts'

/** Anybody may ask, so one address cannot make up many; those above the limit are not counted, and nobody is told. */
export const countReferral: Handler<typeof call> = async ({ write, now, secrets }, { input, address }) => {
  const rule = { max: REFERRALS_PER_MINUTE, window: MINUTE }
  await write(async (trx) => {
    const key = `referral address ${secrets.keyed('limit', address)}`
    const { allowed } = await rateLimits.hit(trx, key, rule, now())
    if (allowed) await referrals.count(trx, input.kind)
  })
  return { success: true }
}
