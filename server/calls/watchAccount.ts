import type { watchAccount as call } from '../../contract/calls/watchAccount.ts'
import type { Account } from '../../contract/entities/userProfile.ts'
import { CallError } from '../../contract/errors.ts'
import { findAccount } from './account.ts'
import { changesOf } from './changesAsStream.ts'
import type { Context, Member, StreamingHandler } from './context.ts'
import { requireOpenSignIn } from './requireOpenSignIn.ts'

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

async function requireOwnAccount(context: Context, member: Member): Promise<Account> {
  await requireOpenSignIn(context, member)
  const account = await findAccount(context.db, member.userId, context.settings)
  if (!account) throw new CallError('notSignedIn')
  return account
}
