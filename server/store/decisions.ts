import type { Db } from './database.ts'

interface Decision {
  user_id: string
  decided_at: number
  email: string
  decision: 'approved' | 'rejected'
  decided_by: string
  reason: string | null
}

/** Approvals are logged with the admin's email (spec §2). */
export async function insert(db: Db, decision: Decision): Promise<void> {
  await db.insertInto('decisions').values(decision).execute()
}

export const newest = (db: Db, limit: number) =>
  db.selectFrom('decisions').selectAll().orderBy('decided_at', 'desc').limit(limit).execute()
