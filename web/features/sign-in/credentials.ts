import type { NewCredentials } from '../../../contract/entities/credentials.ts'
import { createAccountKey, type Keys } from '../../encryption/accountKey.ts'
import { deriveFromRecoveryCode, makeRecoveryCode } from '../../encryption/recoveryCode.ts'

/** All that a new account key brings with it. The recovery code exists nowhere else. */
export interface FreshCredentials {
  keys: Keys
  recoveryCode: string
  credentials: NewCredentials
}

export async function makeCredentials(userId: string, passwordKey: CryptoKey): Promise<FreshCredentials> {
  const recoveryCode = makeRecoveryCode()
  const recovery = await deriveFromRecoveryCode(recoveryCode)
  const wrappingKeys = { password: passwordKey, recovery: recovery.wrappingKey }
  const { keys, ...wraps } = await createAccountKey(userId, wrappingKeys)
  return { keys, recoveryCode, credentials: { ...wraps, recoveryAuthKey: recovery.authKey } }
}
