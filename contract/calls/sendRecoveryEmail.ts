import * as z from 'zod/mini'
import { Email } from '../validation/email.ts'
import { defineCall } from './defineCall.ts'

/** The same answer for every address; only a member gets mail. */
export const sendRecoveryEmail = defineCall({
  name: 'sendRecoveryEmail',
  who: 'anyone',
  input: z.object({ email: Email }),
  output: z.object({ success: z.literal(true) }),
})
