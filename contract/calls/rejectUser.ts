import * as z from 'zod/mini'
import { UserId } from '../entities/ids.ts'
import { REJECTION_REASON_MAX_CHARACTERS } from '../limits.ts'
import { defineCall } from './defineCall.ts'

/** Without a reason the profile says 'No reason provided' (spec §3). */
export const rejectUser = defineCall({
  name: 'rejectUser',
  who: 'admin',
  input: z.object({
    userId: UserId,
    reason: z.optional(z.string().check(z.trim(), z.maxLength(REJECTION_REASON_MAX_CHARACTERS))),
  }),
  output: z.object({ success: z.literal(true) }),
  errors: ['userNotFound', 'alreadyDecided'],
})
