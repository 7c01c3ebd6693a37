import type { openRecovery as call } from '../../contract/calls/openRecovery.ts'
import * as credentials from '../store/credentials.ts'
import type { Handler } from './context.ts'
import { signInParameters } from './passwords.ts'
import { requireLinkOwner } from './requireLinkOwner.ts'

export const openRecovery: Handler<typeof call> = async (context, { input }) => {
  const { user_id: userId, email } = await requireLinkOwner(context, input.token)
  const keys = await credentials.find(context.db, userId)
  return {
    userId,
    email,
    recoveryWrap: keys?.recovery_wrap ?? null,
    parameters: signInParameters(context.secrets, email),
  }
}
