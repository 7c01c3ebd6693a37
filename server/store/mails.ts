import { randomUUID } from 'node:crypto'
import type { Db } from './database.ts'
import type { MailRow } from './tables.ts'

export interface Mail {
  recipient: string
  recipientName: string
  subject: string
  body: string
}

/** Into the outbox, as part of the transaction that gives the reason for it. */
export async function enqueue(db: Db, mail: Mail, now: number): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      id: randomUUID(),
      recipient: mail.recipient,
      recipient_name: mail.recipientName,
      subject: mail.subject,
      body: mail.body,
      created_at: now,
      attempts: 0,
      next_attempt_at: now,
      delivered_at: null,
    })
    .execute()
}

/** Takes a due mail for this process: until `until` no other one takes it. */
export async function takeDue(db: Db, now: number, until: number): Promise<MailRow | undefined> {
  const due = await db
    .selectFrom('mails')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst()
  if (!due) return undefined
  return db
    .updateTable('mails')
    .set((row) => ({ next_attempt_at: until, attempts: row('attempts', '+', 1) }))
    .where('id', '=', due.id)
    .where('next_attempt_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
}

export async function retryAt(db: Db, id: string, at: number): Promise<void> {
  await db.updateTable('mails').set({ next_attempt_at: at }).where('id', '=', id).execute()
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute()
}

export async function markDelivered(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('mails').set({ delivered_at: now }).where('id', '=', id).execute()
}

/** The local mailbox: what would have been mailed, newest first. */
export const delivered = (db: Db, limit: number): Promise<MailRow[]> =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('delivered_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()

export async function removeOlderThan(db: Db, createdBefore: number): Promise<void> {
  await db.deleteFrom('mails').where('created_at', '<', createdBefore).execute()
}
