import { type Bytes, findBase64url } from './bytes.ts'
import { WeakParametersError } from './errors.ts'

/** What the server says before a sign-in; it may ask for more than the floor, never for less. */
export interface SignInParameters {
  /** base64url */
  readonly salt: string
  readonly memoryKib: number
  readonly iterations: number
  readonly parallelism: number
}

/** The same after the check: the only kind Argon2id takes. */
export interface CheckedParameters extends Omit<SignInParameters, 'salt'> {
  readonly salt: Bytes
}

/** RFC 9106, section 4, second recommended option, in one lane: WebAssembly has one thread. */
export const FLOOR = { memoryKib: 64 * 1024, iterations: 3, parallelism: 1 } as const
const SALT_MIN_BYTES = 16

/** Compiled into the app, so that a server that lies cannot make passwords cheap to guess. */
export function checkParameters(parameters: SignInParameters): CheckedParameters {
  const salt = findBase64url(parameters.salt)
  const strong =
    parameters.memoryKib >= FLOOR.memoryKib &&
    parameters.iterations >= FLOOR.iterations &&
    parameters.parallelism >= FLOOR.parallelism

  if (!strong || !salt || salt.length < SALT_MIN_BYTES) throw new WeakParametersError()
  return { ...parameters, salt }
}
