/** Bytes as WebCrypto takes them: never a view on shared memory. */
export type Bytes = Uint8Array<ArrayBuffer>

/** Fresh random bytes. A parameter wherever it is used, so that known answers can be tested. */
export type RandomBytes = (length: number) => Bytes

export const randomBytes: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length))

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text)

export function concatenate(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

export function toBase64url(bytes: Bytes): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Undefined for anything but the one spelling `toBase64url` gives, so no envelope has a second spelling. */
export function findBase64url(text: string): Bytes | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined

  const bytes = fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
  // Only the last one or two bytes leave bits of their last character unused.
  const end = bytes.subarray(bytes.length - (bytes.length % 3))
  return text.endsWith(toBase64url(end)) ? bytes : undefined
}

export function fromBase64(text: string): Bytes {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at)
  return bytes
}
