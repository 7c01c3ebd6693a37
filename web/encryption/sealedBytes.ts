import type { Encrypted, WrappedKey } from '../../contract/entities/encrypted.ts'
import { type Bytes, concatenate, findBase64url, type RandomBytes, toBase64url, utf8 } from './bytes.ts'
import { CannotOpenError } from './errors.ts'

/** An AES-256-GCM key with the id of the account key it belongs to. */
export interface SealingKey {
  readonly id: string
  readonly key: CryptoKey
}

/** 96 random bits, as NIST SP 800-38D, section 8.2.2 has them; good for 2^32 messages with one key. */
const NONCE_BYTES = 12

/** `j1.gcm.<key id>.<nonce>.<ciphertext+tag>`. It opens only with the same key and the same context. */
export async function sealBytes(
  { id, key }: SealingKey,
  context: readonly string[],
  plain: Bytes,
  random: RandomBytes,
): Promise<string> {
  const nonce = random(NONCE_BYTES)
  const ciphertext = await encrypt(key, nonce, associatedData([...context, id]), plain)
  return `j1.gcm.${id}.${toBase64url(nonce)}.${toBase64url(ciphertext)}`
}

export async function openBytes(
  { id, key }: SealingKey,
  context: readonly string[],
  sealed: Encrypted | WrappedKey,
): Promise<Bytes> {
  const [version, algorithm, keyId, nonceText = '', ciphertextText = ''] = partsOf(sealed)
  const nonce = findBase64url(nonceText)
  const ciphertext = findBase64url(ciphertextText)
  if (version !== 'j1' || algorithm !== 'gcm' || keyId !== id || !nonce || !ciphertext)
    throw new CannotOpenError()

  return decrypt(key, nonce, associatedData([...context, id]), ciphertext)
}

/** As the envelope says; only opening it proves that. */
export const keyIdOf = (sealed: Encrypted | WrappedKey): string => partsOf(sealed)[2] ?? ''

const partsOf = (sealed: Encrypted | WrappedKey): string[] => String(sealed).split('.')

/** Each field with its length before it, four bytes big-endian: no two lists of fields give the same bytes. */
function associatedData(fields: readonly string[]): Bytes {
  return concatenate(fields.map(utf8).flatMap((field) => [uint32(field.length), field]))
}

function uint32(number: number): Bytes {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, number)
  return bytes
}

export async function encrypt(
  key: CryptoKey,
  iv: Bytes,
  additionalData: Bytes,
  plain: Bytes,
): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain))
}

export async function decrypt(
  key: CryptoKey,
  iv: Bytes,
  additionalData: Bytes,
  ciphertext: Bytes,
): Promise<Bytes> {
  try {
    return new Uint8Array(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, ciphertext),
    )
  } catch {
    throw new CannotOpenError()
  }
}
