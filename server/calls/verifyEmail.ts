import type { verifyEmail as call } from '../../contract/calls/verifyEmail.ts'
import { CallError } from '../../contract/errors.ts'
import { isAdmin } from '../../contract/roles.ts'
import type { Db } from '../store/database.ts'
import * as mailLinks from '../store/mailLinks.ts'
import * as registrations from '../store/registrations.ts'
import * as users from '../store/users.ts'
import type { Context, Handler } from './context.ts'
import { parseLinkToken } from './linkToken.ts'

export const verifyEmail: Handler<typeof call> = async (context, { input }) => {
  const { userId, tokenHash } = parseLinkToken(input.token)
  await context.write(async (trx) => {
    const valid = await mailLinks.use(trx, userId, tokenHash, 'verify-email', context.now())
    if (!valid || !(await becomeMember(trx, context, userId))) throw new CallError('linkNotValid')
  })
  context.changes.publish(`user:${userId}`, 'profile')
  context.changes.publish('pending')
  return { success: true }
}

/** User id, keys and sign-ins carry over. Of two registrations of one address, the first to verify gets it. */
async function becomeMember(trx: Db, { now, settings }: Context, userId: string): Promise<boolean> {
  const registration = await registrations.find(trx, userId)
  if (!registration) return false
  const member = users.fromRegistration(registration, now())
  const inserted = await users.insert(
    trx,
    isAdmin(member.email, settings.adminEmail) ? approved(member) : member,
  )
  if (inserted) await registrations.remove(trx, userId)
  return inserted
}

/** The admin's verified address is approved by itself (design §2). */
const approved = (member: ReturnType<typeof users.fromRegistration>) => ({
  ...member,
  approval_status: 'approved' as const,
  approved_by: member.email,
  approved_at: member.email_verified_at,
})
