import * as z from 'zod/mini'
import { TimeZone } from '../entities/ids.ts'
import { defineCall } from './defineCall.ts'

/** Takes effect when the running day of messages resets (design §2). */
export const saveTimeZone = defineCall({
  name: 'saveTimeZone',
  who: 'signedIn',
  input: z.object({ timeZone: TimeZone }),
  output: z.object({ success: z.literal(true) }),
})
