import { randomUUID } from 'node:crypto'
import type { SignedIn } from '../../contract/entities/credentials.ts'
import type { WrappedKey } from '../../contract/entities/encrypted.ts'
import { CallError } from '../../contract/errors.ts'
import { BEARER_TOKEN_LIFETIME, SIGN_IN_LIFETIME } from '../../contract/limits.ts'
import { hashToken, randomToken } from '../secrets.ts'
import type { Db } from '../store/database.ts'
import * as signIns from '../store/signIns.ts'
import { findAccount } from './account.ts'
import { bearerFor } from './bearer.ts'
import type { Settings } from './context.ts'

export interface NewSignIn {
  answer: SignedIn
  /** `<user id>.<sign-in id>.<256 random bits>`; kept by the browser in a cookie that only renews. */
  cookie: string
}

interface SignInOf {
  userId: string
  passwordWrap: WrappedKey
  settings: Settings
}

/** Part of the transaction that proved who it is. */
export async function startSignIn(trx: Db, of: SignInOf, now: number): Promise<NewSignIn> {
  const id = randomUUID()
  const cookieSecret = randomToken()
  await signIns.insert(trx, {
    user_id: of.userId,
    id,
    cookie_hash: hashToken(cookieSecret),
    created_at: now,
    expires_at: now + SIGN_IN_LIFETIME,
  })
  const answer = await issueBearer(trx, of, id, now)
  return { answer, cookie: `${of.userId}.${id}.${cookieSecret}` }
}

/** A new bearer token for a sign-in; those of its other tabs stay good. */
export async function issueBearer(trx: Db, of: SignInOf, signInId: string, now: number): Promise<SignedIn> {
  const secret = randomToken()
  const expiresAt = now + BEARER_TOKEN_LIFETIME
  const token = {
    user_id: of.userId,
    token_hash: hashToken(secret),
    sign_in_id: signInId,
    expires_at: expiresAt,
  }
  await signIns.insertBearer(trx, token, now)

  const account = await findAccount(trx, of.userId, of.settings)
  if (!account) throw new CallError('notSignedIn')
  return { token: bearerFor(of.userId, secret), expiresAt, passwordWrap: of.passwordWrap, account }
}
