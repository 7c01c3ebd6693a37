import type { recoverAccount as call } from '../../contract/calls/recoverAccount.ts'
import { CallError } from '../../contract/errors.ts'
import { SIGN_IN_LIFETIME } from '../../contract/limits.ts'
import { hashToken, sameText } from '../secrets.ts'
import * as credentials from '../store/credentials.ts'
import * as mailLinks from '../store/mailLinks.ts'
import * as signIns from '../store/signIns.ts'
import type { Handler } from './context.ts'
import { limitAttempts } from './limitAttempts.ts'
import { parseLinkToken } from './linkToken.ts'
import { hashAuthKey, sealedPassword } from './passwords.ts'
import { requireLinkOwner } from './requireLinkOwner.ts'
import { startSignIn } from './startSignIn.ts'

export const recoverAccount: Handler<typeof call> = async (context, { input, address, cookies }) => {
  const { write, now, secrets, settings, changes } = context
  const { userId, tokenHash } = parseLinkToken(input.token)
  const { email } = await requireLinkOwner(context, input.token)
  await limitAttempts(context, 'recovery', { email, address })
  const authHash = await hashAuthKey(secrets, email, input.newAuthKey)

  const { answer, cookie } = await write(async (trx) => {
    const keys = await credentials.find(trx, userId)
    if (!keys || !sameText(keys.recovery_auth_hash, hashToken(input.recoveryAuthKey)))
      throw new CallError('wrongRecoveryCode')
    if (!(await mailLinks.use(trx, userId, tokenHash, 'recover-account', now())))
      throw new CallError('linkNotValid')

    const { passwordWrap } = input
    const sealed = sealedPassword(secrets, userId, authHash, passwordWrap)
    await credentials.changePassword(trx, userId, { ...sealed, changed_at: now() })
    await signIns.endAll(trx, userId)
    return startSignIn(trx, { userId, passwordWrap, settings }, now())
  })
  cookies.setRenewal(cookie, SIGN_IN_LIFETIME)
  changes.publish(`user:${userId}`, 'sign-in')
  return answer
}
