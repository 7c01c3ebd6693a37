import type { Db } from './database.ts'
import { prepared } from './prepared.ts'
import type { UserRow } from './tables.ts'

interface SignIn {
  user_id: string
  id: string
  cookie_hash: string
  created_at: number
  expires_at: number
}

export async function insert(db: Db, signIn: SignIn): Promise<void> {
  await db.insertInto('sign_ins').values(signIn).execute()
}

export const findByCookie = (
  db: Db,
  userId: string,
  id: string,
  cookieHash: string,
  now: number,
): Promise<SignIn | undefined> =>
  db
    .selectFrom('sign_ins')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('cookie_hash', '=', cookieHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** A sign-in that is used goes on. Answers false when it has ended. */
export async function prolong(db: Db, userId: string, id: string, expiresAt: number): Promise<boolean> {
  const prolonged = await db
    .updateTable('sign_ins')
    .set({ expires_at: expiresAt })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return prolonged !== undefined
}

interface BearerToken {
  user_id: string
  token_hash: string
  sign_in_id: string
  expires_at: number
}

/** Takes the place of the member's tokens that have expired. */
export async function insertBearer(db: Db, token: BearerToken, now: number): Promise<void> {
  await db
    .deleteFrom('bearer_tokens')
    .where('user_id', '=', token.user_id)
    .where('expires_at', '<=', now)
    .execute()
  await db.insertInto('bearer_tokens').values(token).execute()
}

/** What the standing of a member depends on. */
export type StandingColumns = Pick<
  UserRow,
  | 'created_at'
  | 'approval_status'
  | 'email_verified_at'
  | 'email_verification_required'
  | 'grandfathered_email_verification'
>

/** Who holds a token: a member, or (without `user`) a registration. */
export interface Holder {
  sign_in_id: string
  email: string
  user?: StandingColumns
}

interface Bearer {
  userId: string
  tokenHash: string
  now: number
}

const validBearer = (db: Db, { userId, tokenHash, now }: Bearer) =>
  db
    .selectFrom('bearer_tokens')
    .where('bearer_tokens.user_id', '=', userId)
    .where('bearer_tokens.token_hash', '=', tokenHash)
    .where('bearer_tokens.expires_at', '>', now)

const memberByBearer = prepared((db, bearer: Bearer) =>
  validBearer(db, bearer)
    .innerJoin('users', 'users.user_id', 'bearer_tokens.user_id')
    .select([
      'bearer_tokens.sign_in_id',
      'users.email',
      'users.created_at',
      'users.approval_status',
      'users.email_verified_at',
      'users.email_verification_required',
      'users.grandfathered_email_verification',
    ]),
)

/** One query for a member, the case of every call; a second one only for a registration. */
export async function findByBearer(db: Db, bearer: Bearer): Promise<Holder | undefined> {
  const [member] = await memberByBearer(db, bearer)
  if (member) return { sign_in_id: member.sign_in_id, email: member.email, user: member }

  return validBearer(db, bearer)
    .innerJoin('registrations', 'registrations.user_id', 'bearer_tokens.user_id')
    .select(['bearer_tokens.sign_in_id', 'registrations.email'])
    .executeTakeFirst()
}

/** The sign-in first: who renews it just now is waited for, and the token that they get goes with the others. */
export async function end(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('sign_ins').where('user_id', '=', userId).where('id', '=', id).execute()
  await db.deleteFrom('bearer_tokens').where('user_id', '=', userId).where('sign_in_id', '=', id).execute()
}

/** All of a user's sign-ins, or all but one; in the same order. */
export async function endAll(db: Db, userId: string, exceptId = ''): Promise<void> {
  await db.deleteFrom('sign_ins').where('user_id', '=', userId).where('id', '!=', exceptId).execute()
  await db
    .deleteFrom('bearer_tokens')
    .where('user_id', '=', userId)
    .where('sign_in_id', '!=', exceptId)
    .execute()
}

export async function removeExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sign_ins').where('expires_at', '<=', now).execute()
  await db.deleteFrom('bearer_tokens').where('expires_at', '<=', now).execute()
}

export async function isOpen(db: Db, userId: string, id: string, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('sign_ins')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}
