import { CallError } from '../../contract/errors.ts'
import * as mailLinks from '../store/mailLinks.ts'
import type { UserRow } from '../store/tables.ts'
import * as users from '../store/users.ts'
import type { Context } from './context.ts'
import { parseLinkToken } from './linkToken.ts'

/** The member to whom a recovery link was mailed. The link stays good. Throws `linkNotValid`. */
export async function requireLinkOwner(
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
): Promise<UserRow> {
  const { userId, tokenHash } = parseLinkToken(token)
  const valid = await mailLinks.isValid(db, userId, tokenHash, 'recover-account', now())
  const user = valid ? await users.find(db, userId) : undefined
  if (!user) throw new CallError('linkNotValid')
  return user
}
