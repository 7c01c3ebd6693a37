import type { watchAccount as call } from '../../contract/calls/watchAccount.ts'
import type { Account } from '../../contract/entities/userProfile.ts'
import { CallError } from '../../contract/errors.ts'
import * as signIns from '../store/signIns.ts'
import { findAccount } from './account.ts'
import { changesOf } from './changesAsStream.ts'
import type { Context, Member, StreamingHandler } from './context.ts'

export const watchAccount: StreamingHandler<typeof call> = async function* (context, { member, signal }) {
  const changes = changesOf(context.changes, `user:${member.userId}`, signal)
  let account = await requireOwnAccount(context, member)
  yield { account }
  for await (const change of changes) {
    if (isOfJournal(change)) continue
    account = await requireOwnAccount(context, member)
    yield { account }
  }
  return { account }
}

const isOfJournal = (change: string): boolean => /^(entry|session):/.test(change)

/** Ends the stream as soon as this sign-in has ended, wherever that was done. */
async function requireOwnAccount(
  { db, now, settings }: Context,
  { userId, signInId }: Member,
): Promise<Account> {
  const open = await signIns.isOpen(db, userId, signInId, now())
  const account = open ? await findAccount(db, userId, settings) : undefined
  if (!account) throw new CallError('notSignedIn')
  return account
}
