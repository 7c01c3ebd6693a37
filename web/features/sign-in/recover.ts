import { recoverAccount } from '../../../contract/calls/recoverAccount.ts'
import { startOver as startOverCall } from '../../../contract/calls/startOver.ts'
import type { SignInParameters } from '../../../contract/entities/credentials.ts'
import type { WrappedKey } from '../../../contract/entities/encrypted.ts'
import { CallError } from '../../../contract/errors.ts'
import { ask } from '../../ask.ts'
import { rewrapAccountKey, unwrapAccountKey } from '../../encryption/accountKey.ts'
import { argon2idInWorker } from '../../encryption/argon2idInWorker.ts'
import { CannotOpenError } from '../../encryption/errors.ts'
import { deriveFromPassword } from '../../encryption/password.ts'
import { deriveFromRecoveryCode } from '../../encryption/recoveryCode.ts'
import { type FreshCredentials, makeCredentials } from './credentials.ts'
import type { SignedInWithKeys } from './signIn.ts'

/** What the mailed link opened. */
export interface Recovery {
  userId: string
  email: string
  /** None when the account came from the old platform and never had a key. */
  recoveryWrap: WrappedKey | null
  parameters: SignInParameters
}

export type RecoveryWithKey = Recovery & { recoveryWrap: WrappedKey }

export const hasKey = (recovery: Recovery): recovery is RecoveryWithKey => recovery.recoveryWrap !== null

/** The code opens the account key here, so a wrong one is noticed before anything is sent. */
export async function recover(
  token: string,
  { userId, recoveryWrap, parameters }: RecoveryWithKey,
  code: string,
  newPassword: string,
): Promise<SignedInWithKeys> {
  const recovery = await deriveFromRecoveryCode(code)
  await unwrapAccountKey(userId, recoveryWrap, recovery.wrappingKey).catch(sayWrongCode)
  const { authKey, wrappingKey } = await deriveFromPassword(newPassword, parameters, argon2idInWorker)
  const wrappingKeys = { old: recovery.wrappingKey, new: wrappingKey }
  const passwordWrap = await rewrapAccountKey(userId, recoveryWrap, wrappingKeys)

  const request = { token, recoveryAuthKey: recovery.authKey, newAuthKey: authKey, passwordWrap }
  const signedIn = await ask(recoverAccount, request)
  return { signedIn, keys: await unwrapAccountKey(userId, passwordWrap, wrappingKey) }
}

function sayWrongCode(error: unknown): never {
  throw error instanceof CannotOpenError ? new CallError('wrongRecoveryCode') : error
}

export interface PreparedStartOver extends FreshCredentials {
  token: string
  authKey: string
}

/** Nothing is deleted before the new recovery code was kept. */
export async function prepareStartOver(
  token: string,
  { userId, parameters }: Recovery,
  newPassword: string,
): Promise<PreparedStartOver> {
  const { authKey, wrappingKey } = await deriveFromPassword(newPassword, parameters, argon2idInWorker)
  return { token, authKey, ...(await makeCredentials(userId, wrappingKey)) }
}

export async function startOver({
  token,
  authKey,
  credentials,
  keys,
}: PreparedStartOver): Promise<SignedInWithKeys> {
  return { signedIn: await ask(startOverCall, { token, authKey, credentials }), keys }
}
