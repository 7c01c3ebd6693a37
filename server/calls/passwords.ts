import { type Argon2Parameters, argon2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { SignInParameters } from '../../contract/entities/credentials.ts'
import type { WrappedKey } from '../../contract/entities/encrypted.ts'
import { type Secrets, sameText } from '../secrets.ts'
import type { CredentialsRow } from '../store/tables.ts'

const argon2id = promisify((parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
  argon2('argon2id', parameters, done),
)

const SALT_BYTES = 16

/** RFC 9106, section 4, second recommended option, in one lane; the client has the same floor. */
const DEVICE_PARAMETERS = { memoryKib: 64 * 1024, iterations: 3, parallelism: 1 }

/** The same for every address, known or not: the salt is an HMAC of it (design §5). */
export const signInParameters = (secrets: Secrets, email: string): SignInParameters => ({
  salt: secrets.keyed('sign-in salt', email, SALT_BYTES),
  ...DEVICE_PARAMETERS,
})

/**
 * What is stored of an auth key. The key is Argon2id's output already; OWASP's minimum for a second one (19 MiB, t=2)
 * makes a stolen hash as dear as its password. The salt follows from the address, so that one hash serves every
 * account and registration that could be meant, and an unknown address costs the same.
 */
export async function hashAuthKey(secrets: Secrets, email: string, authKey: string): Promise<string> {
  const hash = await argon2id({
    message: authKey,
    nonce: secrets.keyed('auth hash salt', email, SALT_BYTES),
    memory: 19 * 1024,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  })
  return hash.toString('base64url')
}

export const hashPlace = (userId: string) => `${userId} auth hash`
export const wrapPlace = (userId: string) => `${userId} password wrap`

/** Hash and wrap as they are stored: sealed under the app secret. */
export const sealedPassword = (secrets: Secrets, userId: string, authHash: string, wrap: WrappedKey) => ({
  sealed_auth_hash: secrets.seal(hashPlace(userId), authHash),
  sealed_password_wrap: secrets.seal(wrapPlace(userId), String(wrap)),
})

/** False, too, for what was sealed with an app secret that is lost. */
export function hashMatches(secrets: Secrets, row: CredentialsRow, authHash: string): boolean {
  try {
    return sameText(secrets.open(hashPlace(row.user_id), row.sealed_auth_hash), authHash)
  } catch {
    return false
  }
}

export const passwordWrapOf = (secrets: Secrets, row: CredentialsRow): WrappedKey =>
  secrets.open(wrapPlace(row.user_id), row.sealed_password_wrap) as unknown as WrappedKey
