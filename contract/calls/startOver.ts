import * as z from 'zod/mini'
import { AuthKey, LinkToken, NewCredentials, SignedIn } from '../entities/credentials.ts'
import { defineCall } from './defineCall.ts'

/**
 * Without password and recovery code: a new account key. The old journal cannot be read any more and is deleted. For an
 * account from the old platform it is the first key, and nothing is deleted.
 */
export const startOver = defineCall({
  name: 'startOver',
  who: 'anyone',
  input: z.object({ token: LinkToken, authKey: AuthKey, credentials: NewCredentials }),
  output: SignedIn,
  errors: ['linkNotValid'],
})
