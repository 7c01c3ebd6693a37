import * as z from 'zod/mini'
import { defineCall } from './defineCall.ts'

/** Counts that help was shown or opened, without any user (design §8). */
export const countReferral = defineCall({
  name: 'countReferral',
  who: 'anyone',
  input: z.object({ kind: z.enum(['card-shown', 'line-shown', 'help-opened', 'helpline-used']) }),
  output: z.object({ success: z.literal(true) }),
})
