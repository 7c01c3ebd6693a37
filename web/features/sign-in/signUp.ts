import type { Asked } from '../../../contract/calls/defineCall.ts'
import { signUp as signUpCall } from '../../../contract/calls/signUp.ts'
import { ask } from '../../ask.ts'
import type { Keys } from '../../encryption/accountKey.ts'
import { passwordKeys } from '../../passwordKeys.ts'
import type { AccessForm } from './accessForm.ts'
import { makeCredentials } from './credentials.ts'
import type { SignedInWithKeys } from './signIn.ts'

/** Everything made, nothing sent: no account exists before its writer has kept the recovery code. */
export interface PreparedSignUp {
  request: Asked<typeof signUpCall>
  keys: Keys
  recoveryCode: string
}

export async function prepareSignUp({ name, email, password }: AccessForm): Promise<PreparedSignUp> {
  const userId = crypto.randomUUID()
  const { authKey, wrappingKey } = await passwordKeys(email, password)
  const { keys, recoveryCode, credentials } = await makeCredentials(userId, wrappingKey)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const request = { userId, email, name, agreedToBetaTerms: true as const, authKey, credentials, timeZone }
  return { request, keys, recoveryCode }
}

/** May be repeated: the same user id makes the same registration. */
export async function sendSignUp({ request, keys }: PreparedSignUp): Promise<SignedInWithKeys> {
  return { signedIn: await ask(signUpCall, request), keys }
}
