import * as z from 'zod/mini'
import { Account } from '../entities/userProfile.ts'
import { defineCall } from './defineCall.ts'

export const getAccount = defineCall({
  name: 'getAccount',
  who: 'signedIn',
  input: z.nullish(z.unknown()),
  output: z.object({ account: Account }),
})
