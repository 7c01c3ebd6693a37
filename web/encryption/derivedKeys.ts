import type { Bytes } from './bytes.ts'
import { deriveAesKey, deriveText, importSecret } from './hkdf.ts'

/** What comes of a password or a recovery code. One cannot be computed from the other. */
export interface DerivedKeys {
  /** Sent to the server instead of the password or the code; base64url. */
  readonly authKey: string
  /** Wraps the account key, and never leaves the device. */
  readonly wrappingKey: CryptoKey
}

const AUTH_KEY_BYTES = 32

export async function deriveKeys(secret: Bytes, prefix: '' | 'recovery-'): Promise<DerivedKeys> {
  const root = await importSecret(secret)
  return {
    authKey: await deriveText(root, `${prefix}auth`, AUTH_KEY_BYTES),
    wrappingKey: await deriveAesKey(root, `${prefix}wrap`),
  }
}
