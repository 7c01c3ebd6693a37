import type { sendVerificationEmail as call } from '../../contract/calls/sendVerificationEmail.ts'
import { CallError } from '../../contract/errors.ts'
import * as registrations from '../store/registrations.ts'
import * as users from '../store/users.ts'
import type { Handler } from './context.ts'
import { coolDown, mailVerificationLink } from './verificationLink.ts'

export const sendVerificationEmail: Handler<typeof call> = async (context, { member }) => {
  const { userId } = member
  const retryAfter = await context.write(async (trx) => {
    const wait = await coolDown(trx, userId, context.now())
    if (wait > 0) return wait

    const registration = await registrations.find(trx, userId)
    const taken = registration && (await users.findIdByEmail(trx, registration.email)) !== undefined
    // Somebody else's address: the answer is the same, and nothing is sent.
    if (registration && !taken)
      await mailVerificationLink(trx, context, {
        userId,
        email: registration.email,
        name: registration.name,
      })
    return 0
  })
  if (retryAfter > 0) throw new CallError('waitBeforeResending', { retryAfter })
  context.mailSoon()
  return { success: true }
}
