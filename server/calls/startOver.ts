import type { startOver as call } from '../../contract/calls/startOver.ts'
import { CallError } from '../../contract/errors.ts'
import { SIGN_IN_LIFETIME } from '../../contract/limits.ts'
import { hashToken } from '../secrets.ts'
import * as credentials from '../store/credentials.ts'
import type { Db } from '../store/database.ts'
import * as legacyDocuments from '../store/legacyDocuments.ts'
import * as mailLinks from '../store/mailLinks.ts'
import * as signIns from '../store/signIns.ts'
import * as userData from '../store/userData.ts'
import * as users from '../store/users.ts'
import type { Handler } from './context.ts'
import { parseLinkToken } from './linkToken.ts'
import { hashAuthKey, sealedPassword } from './passwords.ts'
import { requireLinkOwner } from './requireLinkOwner.ts'
import { startSignIn } from './startSignIn.ts'

export const startOver: Handler<typeof call> = async (context, { input, cookies }) => {
  const { write, now, secrets, settings, changes } = context
  const { userId, tokenHash } = parseLinkToken(input.token)
  const { email } = await requireLinkOwner(context, input.token)
  const authHash = await hashAuthKey(secrets, email, input.authKey)
  const { passwordWrap, recoveryWrap, recoveryAuthKey } = input.credentials

  const { answer, cookie } = await write(async (trx) => {
    if (!(await mailLinks.use(trx, userId, tokenHash, 'recover-account', now())))
      throw new CallError('linkNotValid')
    if (await credentials.find(trx, userId)) await removeWhatNobodyCanOpen(trx, userId)
    // Who opened the link has shown whose address it is, also one from before it was verified.
    await users.markVerified(trx, userId, now())
    await credentials.put(trx, {
      user_id: userId,
      auth_version: 1,
      ...sealedPassword(secrets, userId, authHash, passwordWrap),
      recovery_auth_hash: hashToken(recoveryAuthKey),
      recovery_wrap: recoveryWrap,
      changed_at: now(),
    })
    await signIns.endAll(trx, userId)
    return startSignIn(trx, { userId, passwordWrap, settings }, now())
  })
  cookies.setRenewal(cookie, SIGN_IN_LIFETIME)
  changes.publish(`user:${userId}`, 'sign-in')
  return answer
}

async function removeWhatNobodyCanOpen(trx: Db, userId: string): Promise<void> {
  await userData.deleteJournal(trx, userId)
  await legacyDocuments.removeAll(trx, userId)
  await users.update(trx, userId, { chatbot_name: null, memory_notes: null })
}
