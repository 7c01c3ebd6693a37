import { VERIFICATION_COOLDOWN, VERIFICATION_LINK_LIFETIME } from '../../contract/limits.ts'
import { verificationMail } from '../mail/texts.ts'
import { hashToken, randomToken } from '../secrets.ts'
import type { Db } from '../store/database.ts'
import * as mailLinks from '../store/mailLinks.ts'
import * as rateLimits from '../store/rateLimits.ts'
import type { Context } from './context.ts'
import { mailOnRequest } from './mailOnRequest.ts'

interface Registered {
  userId: string
  email: string
  name: string
}

/** Once per 60 seconds (spec §4). Answers how long to wait in ms, 0 when it was counted. */
export async function coolDown(trx: Db, userId: string, now: number): Promise<number> {
  const rule = { max: 1, window: VERIFICATION_COOLDOWN }
  return (await rateLimits.hit(trx, `verification mail ${userId}`, rule, now)).retryAfter
}

export async function mailVerificationLink(
  trx: Db,
  context: Pick<Context, 'now' | 'secrets' | 'settings'>,
  { userId, email, name }: Registered,
): Promise<void> {
  const { now, settings } = context
  const secret = randomToken()
  await mailLinks.insert(trx, {
    user_id: userId,
    token_hash: hashToken(secret),
    purpose: 'verify-email',
    created_at: now(),
    expires_at: now() + VERIFICATION_LINK_LIFETIME,
  })
  // The continue URL is the app's /app page (spec §7).
  const link = `${settings.appUrl}/app?verify=${userId}.${secret}`
  await mailOnRequest(trx, context, verificationMail(email, name, link))
}
