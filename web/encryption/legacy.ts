import { type Bytes, concatenate, fromBase64, utf8 } from './bytes.ts'
import { CannotOpenError } from './errors.ts'

const MAGIC = 'Salted__'
const SALT_BYTES = 8
const KEY_BYTES = 32
const IV_BYTES = 16

/**
 * Opens what CryptoJS.AES.encrypt(text, passphrase).toString() made: OpenSSL's salted format, AES-256-CBC, the key by
 * EVP_BytesToKey with one round of MD5. Only for importing an old journal, whose passphrase is the user id followed by
 * the app secret; nothing is ever written in this format.
 */
export async function openLegacy(base64: string, passphrase: string): Promise<string> {
  const { salt, ciphertext } = parse(base64)
  const secret = await evpBytesToKey(utf8(passphrase), salt)
  const iv = secret.slice(KEY_BYTES)
  const key = await crypto.subtle.importKey('raw', secret.slice(0, KEY_BYTES), 'AES-CBC', false, ['decrypt'])
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, key, ciphertext)
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain)
  } catch {
    throw new CannotOpenError()
  }
}

function parse(base64: string): { salt: Bytes; ciphertext: Bytes } {
  if (!/^U2FsdGVkX1[\w+/]+=*$/.test(base64) || base64.length % 4 !== 0) throw new CannotOpenError()

  const bytes = fromBase64(base64)
  const ciphertextAt = MAGIC.length + SALT_BYTES
  return { salt: bytes.slice(MAGIC.length, ciphertextAt), ciphertext: bytes.slice(ciphertextAt) }
}

async function evpBytesToKey(passphrase: Bytes, salt: Bytes): Promise<Bytes> {
  const { md5 } = await import('@noble/hashes/legacy.js')
  let block: Bytes = new Uint8Array()
  let secret: Bytes = new Uint8Array()
  while (secret.length < KEY_BYTES + IV_BYTES) {
    block = new Uint8Array(md5(concatenate([block, passphrase, salt])))
    secret = concatenate([secret, block])
  }
  return secret
}
