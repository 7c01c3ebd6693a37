import type { renewSignIn as call } from '../../contract/calls/renewSignIn.ts'
import { CallError } from '../../contract/errors.ts'
import { SIGN_IN_LIFETIME } from '../../contract/limits.ts'
import { hashToken } from '../secrets.ts'
import * as credentials from '../store/credentials.ts'
import type { Db } from '../store/database.ts'
import * as signIns from '../store/signIns.ts'
import type { CredentialsRow } from '../store/tables.ts'
import type { Handler } from './context.ts'
import { passwordWrapOf } from './passwords.ts'
import { issueBearer } from './startSignIn.ts'

export const renewSignIn: Handler<typeof call> = async (context, { cookies }) => {
  const { db, now, write, secrets, settings } = context
  const [userId = '', id = '', secret = ''] = (cookies.renewal ?? '').split('.')
  const signIn = await signIns.findByCookie(db, userId, id, hashToken(secret), now())
  const keys = signIn && (await credentials.find(db, userId))
  const renew = async (trx: Db, row: CredentialsRow) => {
    if (!(await signIns.prolong(trx, userId, id, now() + SIGN_IN_LIFETIME))) return undefined
    const of = { userId, passwordWrap: passwordWrapOf(secrets, row), settings }
    return issueBearer(trx, of, id, now())
  }
  const answer = keys && (await write((trx) => renew(trx, keys)))
  if (!answer) {
    cookies.clearRenewal()
    throw new CallError('notSignedIn')
  }
  cookies.setRenewal(cookies.renewal ?? '', SIGN_IN_LIFETIME)
  return answer
}
