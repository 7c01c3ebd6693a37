import * as z from 'zod/mini'

declare const sealed: unique symbol
declare const wrapped: unique symbol

/**
 * What the writer's device has encrypted: `j1.gcm.<key id>.<nonce>.<ciphertext+tag>`, on the wire a string of base64url
 * parts. It is no string to the compiler, so plain text cannot be stored in its place, nor ciphertext shown as text.
 * `docs/encryption.md` has the format byte by byte.
 */
export interface Encrypted<Field extends string = string> {
  readonly [sealed]: Field
}

/** The account key, encrypted with a key that only the password or only the recovery code gives. */
export interface WrappedKey {
  readonly [wrapped]: 'account key'
}

/** Text is padded to steps of this many bytes before it is encrypted, so that its length tells little. */
export const PADDING_STEP = 256
export const ACCOUNT_KEY_BYTES = 32
const TAG_BYTES = 16

const OUTWARD_FORM = /^j1\.gcm\.[\w-]{12}\.[\w-]{16}\.([\w-]+)$/

/** Bytes under the tag, or undefined when it does not look like ours. Says nothing about whether it opens. */
function sealedBytes(value: unknown): number | undefined {
  const body = typeof value === 'string' ? OUTWARD_FORM.exec(value)?.[1] : undefined
  if (body === undefined) return undefined

  const bytes = Math.floor((body.length * 3) / 4)
  return body.length === Math.ceil((bytes * 4) / 3) ? bytes - TAG_BYTES : undefined
}

export function isEncrypted(value: unknown): value is Encrypted {
  const bytes = sealedBytes(value)
  return bytes !== undefined && bytes > 0 && bytes % PADDING_STEP === 0
}

export const isWrappedKey = (value: unknown): value is WrappedKey => sealedBytes(value) === ACCOUNT_KEY_BYTES

export const Encrypted = z.custom<Encrypted>(isEncrypted)
export const WrappedKey = z.custom<WrappedKey>(isWrappedKey)
