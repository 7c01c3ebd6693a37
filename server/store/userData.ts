import type { Db } from './database.ts'

const JOURNAL = ['journal_entries', 'journal_sessions', 'session_summaries', 'charges'] as const
const ACCOUNT = [
  'users',
  'registrations',
  'addresses',
  'credentials',
  'sign_ins',
  'bearer_tokens',
  'mail_links',
  'message_days',
  'usage_by_day',
  'legacy_accounts',
  'legacy_documents',
] as const

/** All that was written, for one who starts over with a new key. */
export async function deleteJournal(db: Db, userId: string): Promise<void> {
  for (const table of JOURNAL) await db.deleteFrom(table).where('user_id', '=', userId).execute()
}

/** Everything of a member. The log of decisions keeps that there was one, as the admin was told. */
export async function deleteEverything(db: Db, userId: string): Promise<void> {
  await deleteJournal(db, userId)
  for (const table of ACCOUNT) await db.deleteFrom(table).where('user_id', '=', userId).execute()
}
