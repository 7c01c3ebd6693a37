import type { Insertable, Updateable } from 'kysely'
import type { UserProfile } from '../../contract/entities/userProfile.ts'
import { DEFAULT_PRACTICE, DEFAULT_ROLE } from '../../contract/entities/userProfile.ts'
import type { Db } from './database.ts'
import type { RegistrationRow, Tables, UserRow } from './tables.ts'

export const find = (db: Db, userId: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst()

export async function findIdByEmail(db: Db, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('addresses').select('user_id').where('email', '=', email).executeTakeFirst()
  return row?.user_id
}

/** Answers false when the address has a member already; nothing is written then. */
export async function insert(db: Db, user: Insertable<Tables['users']>): Promise<boolean> {
  const address = await db
    .insertInto('addresses')
    .values({ email: user.email, user_id: user.user_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (!address) return false
  await db.insertInto('users').values(user).execute()
  return true
}

export async function update(db: Db, userId: string, changes: Updateable<Tables['users']>): Promise<void> {
  await db.updateTable('users').set(changes).where('user_id', '=', userId).execute()
}

/** Keeps the time when it was verified before. */
export async function markVerified(db: Db, userId: string, now: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('user_id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute()
}

/** Waiting for a decision, newest first. Members from before approvals have no status and do not wait. */
export const pending = (db: Db): Promise<UserRow[]> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('approval_status', '=', 'pending_approval')
    .orderBy('created_at', 'desc')
    .execute()

type Decision = Pick<UserRow, 'approved_by' | 'approved_at' | 'rejection_reason'> & {
  approval_status: 'approved' | 'rejected'
}

/** Only a pending member is decided on, in one statement; undefined when somebody was faster. */
export const decide = (db: Db, userId: string, decision: Decision): Promise<UserRow | undefined> =>
  db
    .updateTable('users')
    .set(decision)
    .where('user_id', '=', userId)
    .where('approval_status', '=', 'pending_approval')
    .returningAll()
    .executeTakeFirst()

/** A verified registration as the new member it becomes (spec §3 values). */
export const fromRegistration = (
  { user_id, email, name, time_zone, created_at }: RegistrationRow,
  verifiedAt: number,
): UserRow => ({
  user_id,
  email,
  name,
  role: DEFAULT_ROLE,
  practice_id: DEFAULT_PRACTICE,
  created_at,
  agreed_to_beta_terms: 1,
  email_verification_required: 1,
  grandfathered_email_verification: 0,
  email_verified_at: verifiedAt,
  approval_status: 'pending_approval',
  approved_by: null,
  approved_at: null,
  rejection_reason: null,
  chatbot_name: null,
  time_zone,
  memory_on: 1,
  memory_notes: null,
})

export const profileOf = (row: UserRow): UserProfile => ({
  email: row.email,
  name: row.name,
  role: row.role,
  practice_id: row.practice_id,
  created_at: row.created_at,
  agreed_to_beta_terms: row.agreed_to_beta_terms === 1,
  email_verification_required: row.email_verification_required === 1,
  grandfathered_email_verification: row.grandfathered_email_verification === 1,
  approval_status: row.approval_status,
  approved_by: row.approved_by,
  approved_at: row.approved_at,
  rejection_reason: row.rejection_reason,
  chatbot_name: row.chatbot_name,
})
