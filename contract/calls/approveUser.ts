import * as z from 'zod/mini'
import { UserId } from '../entities/ids.ts'
import { defineCall } from './defineCall.ts'

/** Only a pending member can be decided on, so two clicks or two admins cannot race. Mails the person. */
export const approveUser = defineCall({
  name: 'approveUser',
  who: 'admin',
  input: z.object({ userId: UserId }),
  output: z.object({ success: z.literal(true) }),
  errors: ['userNotFound', 'alreadyDecided'],
})
