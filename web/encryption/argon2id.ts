import type { Bytes } from './bytes.ts'
import type { CheckedParameters } from './parameters.ts'

/** Argon2id (RFC 9106), 32 bytes out. Takes most of a second and 64 MiB, so pages run it in a worker. */
export type Argon2id = (password: Bytes, parameters: CheckedParameters) => Promise<Bytes>

const HASH_BYTES = 32

export const argon2idByWasm: Argon2id = async (password, { salt, memoryKib, iterations, parallelism }) => {
  const { argon2id } = await import('hash-wasm')
  const cost = { memorySize: memoryKib, iterations, parallelism }
  const hash = await argon2id({ password, salt, ...cost, hashLength: HASH_BYTES, outputType: 'binary' })
  return new Uint8Array(hash)
}

export const argon2idByScript: Argon2id = async (password, { salt, memoryKib, iterations, parallelism }) => {
  const { argon2id } = await import('@noble/hashes/argon2.js')
  const cost = { m: memoryKib, t: iterations, p: parallelism }
  return new Uint8Array(argon2id(password, salt, { ...cost, dkLen: HASH_BYTES }))
}

/** iOS in Lockdown Mode has no WebAssembly; the same hash then takes about four times as long. */
export const argon2id: Argon2id = typeof WebAssembly === 'undefined' ? argon2idByScript : argon2idByWasm
