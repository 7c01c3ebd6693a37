import * as z from 'zod/mini'
import { PendingUser } from '../entities/userProfile.ts'
import { defineCall } from './defineCall.ts'

/** The live list of the admin panel, newest first (spec §2): all of it at first and at each change. */
export const watchPendingUsers = defineCall({
  name: 'watchPendingUsers',
  who: 'admin',
  input: z.nullish(z.unknown()),
  output: z.object({ users: z.array(PendingUser) }),
  chunk: z.object({ users: z.array(PendingUser) }),
  live: true,
})
