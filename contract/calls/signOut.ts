import * as z from 'zod/mini'
import { defineCall } from './defineCall.ts'

export const signOut = defineCall({
  name: 'signOut',
  who: 'signedIn',
  input: z.object({ everywhere: z._default(z.boolean(), false) }),
  output: z.object({ success: z.literal(true) }),
})
