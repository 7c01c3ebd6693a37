import { signIn as signInCall } from '../../../contract/calls/signIn.ts'
import type { SignedIn } from '../../../contract/entities/credentials.ts'
import { ask } from '../../ask.ts'
import { type Keys, unwrapAccountKey } from '../../encryption/accountKey.ts'
import { passwordKeys } from '../../passwordKeys.ts'

export interface SignedInWithKeys {
  signedIn: SignedIn
  keys: Keys
}

export async function signIn(email: string, password: string): Promise<SignedInWithKeys> {
  const { authKey, wrappingKey } = await passwordKeys(email, password)
  const signedIn = await ask(signInCall, { email, authKey })
  const keys = await unwrapAccountKey(signedIn.account.userId, signedIn.passwordWrap, wrappingKey)
  return { signedIn, keys }
}
