import type { Db } from './database.ts'
import type { LinkPurpose } from './tables.ts'

interface MailLink {
  user_id: string
  token_hash: string
  purpose: LinkPurpose
  created_at: number
  expires_at: number
}

export async function insert(db: Db, link: MailLink): Promise<void> {
  await db.insertInto('mail_links').values(link).execute()
}

export async function isValid(
  db: Db,
  userId: string,
  tokenHash: string,
  purpose: LinkPurpose,
  now: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('mail_links')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

/** Uses a link up, with all others of its purpose; false when it was not valid. Two at once: one of them is true. */
export async function use(
  db: Db,
  userId: string,
  tokenHash: string,
  purpose: LinkPurpose,
  now: number,
): Promise<boolean> {
  const used = await db
    .deleteFrom('mail_links')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  if (!used) return false
  await removeAll(db, userId, purpose)
  return true
}

export async function removeAll(db: Db, userId: string, purpose: LinkPurpose): Promise<void> {
  await db.deleteFrom('mail_links').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
}

export async function removeExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('mail_links').where('expires_at', '<=', now).execute()
}
