import * as z from 'zod/mini'
import { AuthKey, SignedIn } from '../entities/credentials.ts'
import { Email } from '../validation/email.ts'
import { defineCall } from './defineCall.ts'

/** An unknown address costs the same hash and gives the same error as a wrong password. */
export const signIn = defineCall({
  name: 'signIn',
  who: 'anyone',
  input: z.object({ email: Email, authKey: AuthKey }),
  output: SignedIn,
  errors: ['wrongCredentials'],
})
