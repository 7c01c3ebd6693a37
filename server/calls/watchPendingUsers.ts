import type { watchPendingUsers as call } from '../../contract/calls/watchPendingUsers.ts'
import type { PendingUser } from '../../contract/entities/userProfile.ts'
import type { Db } from '../store/database.ts'
import type { UserRow } from '../store/tables.ts'
import * as users from '../store/users.ts'
import { changesOf } from './changesAsStream.ts'
import type { StreamingHandler } from './context.ts'
import { requireOpenSignIn } from './requireOpenSignIn.ts'

export const watchPendingUsers: StreamingHandler<typeof call> = async function* (context, request) {
  const { db, changes } = context
  const { member, signal } = request
  const changed = changesOf(changes, 'pending', signal)
  let pending = await pendingUsers(db)
  yield { users: pending }
  for await (const _ of changed) {
    await requireOpenSignIn(context, member)
    pending = await pendingUsers(db)
    yield { users: pending }
  }
  return { users: pending }
}

const pendingUsers = async (db: Db): Promise<PendingUser[]> => (await users.pending(db)).map(pendingUser)

const pendingUser = (row: UserRow): PendingUser => ({
  userId: row.user_id,
  name: row.name,
  email: row.email,
  created_at: row.created_at,
  agreed_to_beta_terms: row.agreed_to_beta_terms === 1,
  approval_status: 'pending_approval',
})
