import * as z from 'zod/mini'
import { Account } from '../entities/userProfile.ts'
import { defineCall } from './defineCall.ts'

/** The signed-in person's account, now and at each change: the gate moves on by itself (design §2). */
export const watchAccount = defineCall({
  name: 'watchAccount',
  who: 'signedIn',
  input: z.nullish(z.unknown()),
  output: z.object({ account: Account }),
  chunk: z.object({ account: Account }),
  live: true,
})
