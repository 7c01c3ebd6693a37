import type { InputOf } from '../../contract/calls/defineCall.ts'
import type { signUp as call } from '../../contract/calls/signUp.ts'
import { CallError } from '../../contract/errors.ts'
import { SIGN_IN_LIFETIME } from '../../contract/limits.ts'
import { alreadyMemberMail } from '../mail/texts.ts'
import { hashToken } from '../secrets.ts'
import * as credentials from '../store/credentials.ts'
import type { Db } from '../store/database.ts'
import * as registrations from '../store/registrations.ts'
import * as users from '../store/users.ts'
import type { Context, Handler } from './context.ts'
import { limitAttempts } from './limitAttempts.ts'
import { mailOnRequest } from './mailOnRequest.ts'
import { hashAuthKey, hashMatches, sealedPassword } from './passwords.ts'
import { startSignIn } from './startSignIn.ts'
import { coolDown, mailVerificationLink } from './verificationLink.ts'

export const signUp: Handler<typeof call> = async (context, { input, address, cookies }) => {
  const { now, write, settings, secrets } = context
  await limitAttempts(context, 'sign-up', { email: input.email, address })
  const authHash = await hashAuthKey(secrets, input.email, input.authKey)

  const { answer, cookie } = await write(async (trx) => {
    const isNew = await insertRegistration(trx, context, input, authHash)
    if (isNew) await mailOnce(trx, context, input)
    else await requireSameSignUp(trx, context, input, authHash)
    const passwordWrap = input.credentials.passwordWrap
    return startSignIn(trx, { userId: input.userId, passwordWrap, settings }, now())
  })
  context.mailSoon()
  cookies.setRenewal(cookie, SIGN_IN_LIFETIME)
  return answer
}

/** Answers false when this user id has signed up before. */
async function insertRegistration(
  trx: Db,
  { now, secrets }: Context,
  { userId, email, name, timeZone, credentials: keys }: InputOf<typeof call>,
  authHash: string,
): Promise<boolean> {
  // An imported member has no keys yet.
  if ((await credentials.find(trx, userId)) || (await users.find(trx, userId))) return false
  const registration = { user_id: userId, email, name, time_zone: timeZone, created_at: now() }
  if (!(await registrations.insert(trx, registration))) return false
  await credentials.put(trx, {
    user_id: userId,
    auth_version: 1,
    ...sealedPassword(secrets, userId, authHash, keys.passwordWrap),
    recovery_auth_hash: hashToken(keys.recoveryAuthKey),
    recovery_wrap: keys.recoveryWrap,
    changed_at: now(),
  })
  return true
}

/** A repeated request proves itself by the same password; anybody else chose a taken user id. */
async function requireSameSignUp(
  trx: Db,
  { secrets }: Context,
  { userId }: InputOf<typeof call>,
  authHash: string,
): Promise<void> {
  const existing = await credentials.find(trx, userId)
  if (!existing || !hashMatches(secrets, existing, authHash)) throw new CallError('userIdTaken')
}

/** The page shows the same either way; only the mailbox tells its owner (design §5). */
async function mailOnce(trx: Db, context: Context, { userId, email, name }: InputOf<typeof call>) {
  if ((await users.findIdByEmail(trx, email)) === undefined) {
    await coolDown(trx, userId, context.now())
    await mailVerificationLink(trx, context, { userId, email, name })
  } else {
    await mailOnRequest(trx, context, alreadyMemberMail(email, context.settings.appUrl))
  }
}
