import * as z from 'zod/mini'
import { AuthKey } from '../entities/credentials.ts'
import { WrappedKey } from '../entities/encrypted.ts'
import { defineCall } from './defineCall.ts'

/** New hash, new wrap and the end of all other sign-ins are one transaction (design §5). */
export const changePassword = defineCall({
  name: 'changePassword',
  who: 'signedIn',
  input: z.object({ currentAuthKey: AuthKey, newAuthKey: AuthKey, passwordWrap: WrappedKey }),
  output: z.object({ success: z.literal(true) }),
  errors: ['wrongCredentials'],
})
