import * as z from 'zod/mini'
import { AuthKey } from '../entities/credentials.ts'
import { defineCall } from './defineCall.ts'

/** Everything of the member goes, at once. */
export const deleteAccount = defineCall({
  name: 'deleteAccount',
  who: 'signedIn',
  input: z.object({ currentAuthKey: AuthKey }),
  output: z.object({ success: z.literal(true) }),
  errors: ['wrongCredentials'],
})
