import * as z from 'zod/mini'
import { AuthKey, LinkToken, SignedIn } from '../entities/credentials.ts'
import { WrappedKey } from '../entities/encrypted.ts'
import { defineCall } from './defineCall.ts'

/** Link and recovery code together set a new password; every other sign-in ends, in one transaction. */
export const recoverAccount = defineCall({
  name: 'recoverAccount',
  who: 'anyone',
  input: z.object({
    token: LinkToken,
    recoveryAuthKey: AuthKey,
    newAuthKey: AuthKey,
    passwordWrap: WrappedKey,
  }),
  output: SignedIn,
  errors: ['linkNotValid', 'wrongRecoveryCode'],
})
