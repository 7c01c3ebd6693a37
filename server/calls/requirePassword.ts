import { CallError } from '../../contract/errors.ts'
import * as credentials from '../store/credentials.ts'
import type { Db } from '../store/database.ts'
import type { CredentialsRow } from '../store/tables.ts'
import type { Context, Member } from './context.ts'
import { limitAttempts } from './limitAttempts.ts'
import { hashAuthKey, hashMatches } from './passwords.ts'

/**
 * For what must not be done with a sign-in alone. Answers the hash for `holdPassword`. Throws `wrongCredentials`, or
 * `tooManyRequests`.
 */
export async function requirePassword(
  context: Context,
  { userId, email }: Member,
  authKey: string,
  address: string,
): Promise<string> {
  await limitAttempts(context, 'password', { email, address })
  const row = await credentials.find(context.db, userId)
  const authHash = await hashAuthKey(context.secrets, email, authKey)
  if (!row || !hashMatches(context.secrets, row, authHash)) throw new CallError('wrongCredentials')
  return authHash
}

/** Part of the transaction that the password allows. Throws `wrongCredentials` when it has been changed since. */
export async function holdPassword(
  trx: Db,
  { secrets }: Pick<Context, 'secrets'>,
  userId: string,
  authHash: string,
): Promise<CredentialsRow> {
  const row = await credentials.hold(trx, userId)
  if (!row || !hashMatches(secrets, row, authHash)) throw new CallError('wrongCredentials')
  return row
}
