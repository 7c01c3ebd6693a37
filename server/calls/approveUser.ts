import type { approveUser as call } from '../../contract/calls/approveUser.ts'
import type { Handler } from './context.ts'
import { decideOnUser } from './decideOnUser.ts'

export const approveUser: Handler<typeof call> = async (context, { input, member }) => {
  await decideOnUser(context, {
    userId: input.userId,
    status: 'approved',
    by: member.email,
    reason: null,
  })
  return { success: true }
}
