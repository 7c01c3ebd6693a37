import * as z from 'zod/mini'
import { AuthKey, NewCredentials, SignedIn } from '../entities/credentials.ts'
import { TimeZone, UserId } from '../entities/ids.ts'
import { BETA_TERMS_REQUIRED } from '../validation/betaTerms.ts'
import { Email } from '../validation/email.ts'
import { SignUpName } from '../validation/name.ts'
import { defineCall } from './defineCall.ts'

/**
 * Makes a registration and mails the link that turns it into a member. Every address gets the same answer, known or
 * not (design §5). The user id is the client's, because the wraps are bound to it; the same request may be repeated.
 */
export const signUp = defineCall({
  name: 'signUp',
  who: 'anyone',
  input: z.object({
    userId: UserId,
    email: Email,
    name: SignUpName,
    agreedToBetaTerms: z.literal(true, BETA_TERMS_REQUIRED),
    authKey: AuthKey,
    credentials: NewCredentials,
    timeZone: TimeZone,
  }),
  output: SignedIn,
  errors: ['userIdTaken'],
})
