import { type Bytes, type RandomBytes, randomBytes } from './bytes.ts'
import { type DerivedKeys, deriveKeys } from './derivedKeys.ts'
import { InvalidRecoveryCodeError } from './errors.ts'

/** Crockford's base32: no I, L, O or U, which are misread. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_BYTES = 20
const CODE_DIGITS = 32
const BITS_PER_DIGIT = 5n

/** 160 random bits, as they are shown once: eight groups of four, `7Q2M-…`. */
export function makeRecoveryCode(random: RandomBytes = randomBytes): string {
  return formatRecoveryCode(random(CODE_BYTES))
}

export function formatRecoveryCode(code: Bytes): string {
  let number = code.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  let digits = ''
  while (digits.length < CODE_DIGITS) {
    digits = DIGITS.charAt(Number(number & 31n)) + digits
    number >>= BITS_PER_DIGIT
  }
  return digits.replace(/.{4}(?=.)/g, '$&-')
}

/** Takes what a person types back: any case, any grouping, O for 0, I or L for 1, U for V. */
export function parseRecoveryCode(typed: string): Bytes {
  const digits = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replaceAll('U', 'V')
  if (!/^[0-9A-HJKMNP-TV-Z]{32}$/.test(digits)) throw new InvalidRecoveryCodeError()

  let number = 0n
  for (const digit of digits) number = (number << BITS_PER_DIGIT) | BigInt(DIGITS.indexOf(digit))
  return Uint8Array.from({ length: CODE_BYTES }, (_, at) =>
    Number((number >> BigInt(8 * (CODE_BYTES - 1 - at))) & 255n),
  )
}

/** No Argon2id here: nobody can guess 160 random bits. */
export const deriveFromRecoveryCode = async (typed: string): Promise<DerivedKeys> =>
  deriveKeys(parseRecoveryCode(typed), 'recovery-')
