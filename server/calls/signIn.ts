import type { signIn as call } from '../../contract/calls/signIn.ts'
import { CallError } from '../../contract/errors.ts'
import { SIGN_IN_LIFETIME } from '../../contract/limits.ts'
import * as credentials from '../store/credentials.ts'
import type { Db } from '../store/database.ts'
import * as registrations from '../store/registrations.ts'
import * as users from '../store/users.ts'
import type { Handler } from './context.ts'
import { limitAttempts } from './limitAttempts.ts'
import { hashAuthKey, hashMatches, passwordWrapOf } from './passwords.ts'
import { holdPassword } from './requirePassword.ts'
import { startSignIn } from './startSignIn.ts'

export const signIn: Handler<typeof call> = async (context, { input, address, cookies }) => {
  const { db, now, write, secrets, settings } = context
  await limitAttempts(context, 'sign-in', { email: input.email, address })
  const authHash = await hashAuthKey(secrets, input.email, input.authKey)

  const rows = await credentials.findAll(db, await candidates(db, input.email))
  const matching = rows.find((row) => hashMatches(secrets, row, authHash))
  if (!matching) throw new CallError('wrongCredentials')

  const { user_id: userId } = matching
  const { answer, cookie } = await write(async (trx) => {
    const keys = await holdPassword(trx, context, userId, authHash)
    return startSignIn(trx, { userId, passwordWrap: passwordWrapOf(secrets, keys), settings }, now())
  })
  cookies.setRenewal(cookie, SIGN_IN_LIFETIME)
  return answer
}

/** The member of this address, and registrations of it that wait to be verified; one hash serves them all. */
async function candidates(db: Db, email: string): Promise<string[]> {
  const member = await users.findIdByEmail(db, email)
  const waiting = await registrations.idsByEmail(db, email)
  return member === undefined ? waiting : [member, ...waiting]
}
