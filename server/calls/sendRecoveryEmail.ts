import type { sendRecoveryEmail as call } from '../../contract/calls/sendRecoveryEmail.ts'
import { RECOVERY_LINK_LIFETIME } from '../../contract/limits.ts'
import { recoveryMail } from '../mail/texts.ts'
import { hashToken, randomToken } from '../secrets.ts'
import * as mailLinks from '../store/mailLinks.ts'
import * as users from '../store/users.ts'
import type { Handler } from './context.ts'
import { limitAttempts } from './limitAttempts.ts'
import { mailOnRequest } from './mailOnRequest.ts'

export const sendRecoveryEmail: Handler<typeof call> = async (context, { input, address }) => {
  const { write, now, settings } = context
  await limitAttempts(context, 'recovery mail', { email: input.email, address })

  await write(async (trx) => {
    const userId = await users.findIdByEmail(trx, input.email)
    if (userId === undefined) return
    const secret = randomToken()
    await mailLinks.insert(trx, {
      user_id: userId,
      token_hash: hashToken(secret),
      purpose: 'recover-account',
      created_at: now(),
      expires_at: now() + RECOVERY_LINK_LIFETIME,
    })
    const link = `${settings.appUrl}/login?recover=${userId}.${secret}`
    await mailOnRequest(trx, context, recoveryMail(input.email, link))
  })
  context.mailSoon()
  return { success: true }
}
