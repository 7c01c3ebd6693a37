import * as z from 'zod/mini'
import { defineCall } from './defineCall.ts'

/** Once per 60 seconds (spec §4); `waitBeforeResending` says in `retryAfter` how long to wait. */
export const sendVerificationEmail = defineCall({
  name: 'sendVerificationEmail',
  who: 'signedIn',
  input: z.nullish(z.unknown()),
  output: z.object({ success: z.literal(true) }),
  errors: ['waitBeforeResending', 'verificationMailFailed'],
})
