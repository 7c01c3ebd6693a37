import { sql } from 'kysely'
import { DAY, REPLIES_PER_MESSAGE } from '../../contract/limits.ts'
import type { MessageDay } from '../../contract/states/messageDay.ts'
import type { Db } from './database.ts'
import * as messageDays from './messageDays.ts'

/**
 * What an entry's replies cost. `replies` counts those delivered and those on their way: the first of each
 * REPLIES_PER_MESSAGE is paid with a message. Whatever fails in whatever order, what stays paid is what the remaining
 * replies cost. `delivered` says whether the last message paid has bought anything yet.
 */
const messagesFor = (replies: number): number => Math.ceil(replies / REPLIES_PER_MESSAGE)

export interface Charge {
  userId: string
  entryId: string
}

export type Reservation =
  | { outcome: 'paid'; day: MessageDay }
  | { outcome: 'paid before' }
  | { outcome: 'limit reached' }

/** Counts a reply before the companion is asked for it, and takes a message for it when it costs one. */
export async function reserve(
  db: Db,
  charge: Charge,
  rule: { timeZone: string; limit: number },
  now: number,
): Promise<Reservation> {
  const replies = await countReply(db, charge, now)
  if (messagesFor(replies) === messagesFor(replies - 1)) return { outcome: 'paid before' }

  const day = await messageDays.charge(db, charge.userId, rule, now)
  if (!day) {
    await setReplies(db, charge, replies - 1)
    return { outcome: 'limit reached' }
  }
  await setPaid(db, charge, day.resetsAt)
  if (day.used === 1) await removeOld(db, charge.userId, now)
  return { outcome: 'paid', day }
}

/** The reply reached the writer: its message stays paid. */
export async function deliver(db: Db, charge: Charge): Promise<void> {
  await ofEntry(db, charge).set({ delivered: 1 }).execute()
}

/** No reply came: what it cost is given back. */
export async function release(db: Db, charge: Charge): Promise<void> {
  const row = await ofEntry(db, charge)
    .set((it) => ({ replies: it('replies', '-', 1) }))
    .returning(['replies', 'resets_at'])
    .executeTakeFirst()
  if (!row || messagesFor(row.replies) === messagesFor(row.replies + 1)) return

  await setReplies(db, charge, row.replies)
  await messageDays.giveBack(db, charge.userId, row.resets_at)
}

/** Paid for a reply that nobody waits for any more, because its process died. */
export const findAbandoned = async (db: Db, reservedBefore: number, limit: number): Promise<Charge[]> => {
  const rows = await db
    .selectFrom('charges')
    .select(['user_id', 'entry_id'])
    .where('delivered', '=', 0)
    .where('reserved_at', '<=', reservedBefore)
    .limit(limit)
    .execute()
  return rows.map(({ user_id, entry_id }) => ({ userId: user_id, entryId: entry_id }))
}

/** Once, whoever does it. */
export async function releaseAbandoned(db: Db, charge: Charge, reservedBefore: number): Promise<void> {
  const row = await ofEntry(db, charge)
    .set({ delivered: 1 })
    .where('delivered', '=', 0)
    .where('reserved_at', '<=', reservedBefore)
    .returning(['replies', 'resets_at'])
    .executeTakeFirst()
  if (!row) return

  await setReplies(db, charge, (messagesFor(row.replies) - 1) * REPLIES_PER_MESSAGE)
  await messageDays.giveBack(db, charge.userId, row.resets_at)
}

async function countReply(db: Db, { userId, entryId }: Charge, now: number): Promise<number> {
  const { replies } = await db
    .insertInto('charges')
    .values({ user_id: userId, entry_id: entryId, resets_at: 0, reserved_at: now, delivered: 0, replies: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'entry_id'])
        .doUpdateSet({ replies: sql<number>`charges.replies + 1`, reserved_at: now }),
    )
    .returning('replies')
    .executeTakeFirstOrThrow()
  return replies
}

async function setPaid(db: Db, charge: Charge, resetsAt: number): Promise<void> {
  await ofEntry(db, charge).set({ resets_at: resetsAt, delivered: 0 }).execute()
}

/** To those that were paid before, all of them delivered; none leaves nothing. */
async function setReplies(db: Db, charge: Charge, replies: number): Promise<void> {
  if (replies > 0) await ofEntry(db, charge).set({ replies, delivered: 1 }).execute()
  else
    await db
      .deleteFrom('charges')
      .where('user_id', '=', charge.userId)
      .where('entry_id', '=', charge.entryId)
      .execute()
}

const ofEntry = (db: Db, { userId, entryId }: Charge) =>
  db.updateTable('charges').where('user_id', '=', userId).where('entry_id', '=', entryId)

/** A message can be answered again the next day, not for ever. */
async function removeOld(db: Db, userId: string, now: number): Promise<void> {
  await db
    .deleteFrom('charges')
    .where('user_id', '=', userId)
    .where('resets_at', '<=', now - DAY)
    .execute()
}
