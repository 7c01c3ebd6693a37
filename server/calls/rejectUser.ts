import type { rejectUser as call } from '../../contract/calls/rejectUser.ts'
import { NO_REASON_PROVIDED } from '../../contract/entities/userProfile.ts'
import type { Handler } from './context.ts'
import { decideOnUser } from './decideOnUser.ts'

export const rejectUser: Handler<typeof call> = async (context, { input, member }) => {
  await decideOnUser(context, {
    userId: input.userId,
    status: 'rejected',
    by: member.email,
    reason: input.reason || NO_REASON_PROVIDED,
  })
  return { success: true }
}
