import { CallError } from '../../contract/errors.ts'
import { approvedMail, rejectedMail } from '../mail/texts.ts'
import * as decisions from '../store/decisions.ts'
import * as mails from '../store/mails.ts'
import * as users from '../store/users.ts'
import type { Context } from './context.ts'

interface Decision {
  userId: string
  status: 'approved' | 'rejected'
  by: string
  reason: string | null
}

/** Status, approver, time and reason, the log line and the mail are one transaction (spec §4). */
export async function decideOnUser(
  context: Context,
  { userId, status, by, reason }: Decision,
): Promise<void> {
  const { write, now, changes, settings } = context
  await write(async (trx) => {
    const at = now()
    const decided = await users.decide(trx, userId, {
      approval_status: status,
      approved_by: by,
      approved_at: at,
      rejection_reason: reason,
    })
    if (!decided) throw new CallError((await users.find(trx, userId)) ? 'alreadyDecided' : 'userNotFound')

    const { email, name } = decided
    await decisions.insert(trx, {
      user_id: userId,
      decided_at: at,
      email,
      decision: status,
      decided_by: by,
      reason,
    })
    const mail =
      status === 'approved' ? approvedMail(email, name, settings.appUrl) : rejectedMail(email, name, reason)
    await mails.enqueue(trx, mail, at)
  })
  context.mailSoon()
  changes.publish(`user:${userId}`, 'profile')
  changes.publish('pending')
}
