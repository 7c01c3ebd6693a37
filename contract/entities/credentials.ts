import * as z from 'zod/mini'
import { WrappedKey } from './encrypted.ts'
import { Timestamp } from './ids.ts'
import { Account } from './userProfile.ts'

/** What is sent instead of a password or a recovery code: 256 bits, base64url (design §5). */
export const AuthKey = z.string().check(z.regex(/^[\w-]{43}$/))

/** Argon2id parameters for the device; the client refuses any below its own floor. */
export const SignInParameters = z.object({
  salt: z.string(),
  memoryKib: z.int(),
  iterations: z.int(),
  parallelism: z.int(),
})
export type SignInParameters = z.infer<typeof SignInParameters>

/** The account key, wrapped by the password and by the recovery code. */
export const NewCredentials = z.object({
  passwordWrap: WrappedKey,
  recoveryWrap: WrappedKey,
  recoveryAuthKey: AuthKey,
})
export type NewCredentials = z.infer<typeof NewCredentials>

/** From a mailed link. */
export const LinkToken = z.string().check(z.regex(/^[\w-]{16,64}\.[\w-]{43}$/))

/** What being signed in gives the page. The token stays in memory; the wrap opens with the password alone. */
export const SignedIn = z.object({
  token: z.string(),
  expiresAt: Timestamp,
  passwordWrap: WrappedKey,
  account: Account,
})
export type SignedIn = z.infer<typeof SignedIn>
