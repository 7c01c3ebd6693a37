import { CallError } from '../../contract/errors.ts'
import * as credentials from '../store/credentials.ts'
import type { Context, Member } from './context.ts'
import { limitAttempts } from './limitAttempts.ts'
import { hashAuthKey, hashMatches } from './passwords.ts'

/** For what must not be done with a sign-in alone. Throws `wrongCredentials`, or `tooManyRequests`. */
export async function requirePassword(
  context: Context,
  { userId, email }: Member,
  authKey: string,
  address: string,
): Promise<void> {
  await limitAttempts(context, 'password', { email, address })
  const row = await credentials.find(context.db, userId)
  const authHash = await hashAuthKey(context.secrets, email, authKey)
  if (!row || !hashMatches(context.secrets, row, authHash)) throw new CallError('wrongCredentials')
}
