import * as z from 'zod/mini'
import { SignInParameters } from '../entities/credentials.ts'
import { Email } from '../validation/email.ts'
import { defineCall } from './defineCall.ts'

/** Answered for every address alike, so that nobody learns who keeps a journal here (design §5). */
export const getSignInParameters = defineCall({
  name: 'getSignInParameters',
  who: 'anyone',
  input: z.object({ email: Email }),
  output: SignInParameters,
})
