import { createAccountKey } from './accountKey.ts'
import { deriveFromRecoveryCode, makeRecoveryCode } from './recoveryCode.ts'
import type { Unlocked } from './sealedField.ts'

/** For tests: a writer with fresh keys, at no cost of Argon2id. */
export async function writerForTest(userId: string): Promise<Unlocked> {
  const { wrappingKey } = await deriveFromRecoveryCode(makeRecoveryCode())
  const { keys } = await createAccountKey(userId, { password: wrappingKey, recovery: wrappingKey })
  return { userId, keys }
}
