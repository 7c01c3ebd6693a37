import { type Bytes, toBase64url, utf8 } from './bytes.ts'

/** Each result has a purpose of its own, so knowing one says nothing about another. */
export type Purpose = 'auth' | 'wrap' | 'recovery-auth' | 'recovery-wrap' | 'key-id' | 'content' | 'draft'

const NO_SALT = new Uint8Array()

/** HKDF-SHA256 (RFC 5869). */
export async function hkdf(
  secret: CryptoKey,
  info: Bytes,
  length: number,
  salt: Bytes = NO_SALT,
): Promise<Bytes> {
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt, info }
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, secret, length * 8))
}

export const importSecret = (bytes: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveBits', 'deriveKey'])

/** An AES-256-GCM key that can be used but not read, not even by us. */
export function deriveAesKey(secret: CryptoKey, purpose: Purpose): Promise<CryptoKey> {
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: NO_SALT, info: infoFor(purpose) }
  const aes = { name: 'AES-GCM', length: 256 }
  return crypto.subtle.deriveKey(parameters, secret, aes, false, ['encrypt', 'decrypt'])
}

/** Derived bytes in base64url, for what leaves this folder: the auth keys and the key id. */
export const deriveText = async (secret: CryptoKey, purpose: Purpose, length: number): Promise<string> =>
  toBase64url(await hkdf(secret, infoFor(purpose), length))

const infoFor = (purpose: Purpose): Bytes => utf8(`j1 ${purpose}`)
