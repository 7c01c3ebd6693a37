import { createCipheriv, createHash, randomBytes } from 'node:crypto'

const KEY_BYTES = 32
const IV_BYTES = 16

/** As CryptoJS.AES.encrypt(text, passphrase) writes it: OpenSSL's salted format, EVP_BytesToKey with one round of MD5. */
export function legacyText(text: string, passphrase: string): string {
  const salt = randomBytes(8)
  let block = Buffer.alloc(0)
  let secret = Buffer.alloc(0)
  while (secret.length < KEY_BYTES + IV_BYTES) {
    block = createHash('md5').update(block).update(passphrase).update(salt).digest()
    secret = Buffer.concat([secret, block])
  }
  const iv = secret.subarray(KEY_BYTES, KEY_BYTES + IV_BYTES)
  const cipher = createCipheriv('aes-256-cbc', secret.subarray(0, KEY_BYTES), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.from('Salted__'), salt, body]).toString('base64')
}
