import * as z from 'zod/mini'
import { LinkToken, SignInParameters } from '../entities/credentials.ts'
import { WrappedKey } from '../entities/encrypted.ts'
import { UserId } from '../entities/ids.ts'
import { defineCall } from './defineCall.ts'

/**
 * What the mailed recovery link gives the browser so that it can try the recovery code. The link stays valid. Without a
 * wrap the account came from the old platform and has no key yet: it gets the first one by `startOver`.
 */
export const openRecovery = defineCall({
  name: 'openRecovery',
  who: 'anyone',
  input: z.object({ token: LinkToken }),
  output: z.object({
    userId: UserId,
    email: z.string(),
    recoveryWrap: z.nullable(WrappedKey),
    parameters: SignInParameters,
  }),
  errors: ['linkNotValid'],
})
