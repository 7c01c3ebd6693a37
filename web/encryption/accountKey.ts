import { ACCOUNT_KEY_BYTES, isWrappedKey, type WrappedKey } from '../../contract/entities/encrypted.ts'
import { type Bytes, type RandomBytes, randomBytes } from './bytes.ts'
import { CannotOpenError } from './errors.ts'
import { deriveAesKey, deriveText, importSecret } from './hkdf.ts'
import { keyIdOf, openBytes, sealBytes } from './sealedBytes.ts'

/** All that the app ever holds of the account key. Usable, storable in IndexedDB, not readable. */
export interface Keys {
  /** Named in each envelope. Changes only when a writer starts over with a new account key. */
  readonly id: string
  /** For what is stored on the server. */
  readonly content: CryptoKey
  /** For what is stored on this device: sealed at every pause, so it has its own key and message count. */
  readonly draft: CryptoKey
}

export interface NewAccountKey {
  readonly keys: Keys
  readonly passwordWrap: WrappedKey
  readonly recoveryWrap: WrappedKey
}

const KEY_ID_BYTES = 9

/** Once per account, at sign-up or when starting over. The account key itself is wiped before this returns. */
export async function createAccountKey(
  userId: string,
  wrappingKeys: { readonly password: CryptoKey; readonly recovery: CryptoKey },
  random: RandomBytes = randomBytes,
): Promise<NewAccountKey> {
  const accountKey = random(ACCOUNT_KEY_BYTES)
  const keys = await keysFrom(accountKey)
  const passwordWrap = await wrap(userId, keys.id, accountKey, wrappingKeys.password, random)
  const recoveryWrap = await wrap(userId, keys.id, accountKey, wrappingKeys.recovery, random)
  accountKey.fill(0)
  return { keys, passwordWrap, recoveryWrap }
}

/** At sign-in and unlocking. Throws `CannotOpenError` for a wrong password, or a wrap of somebody else. */
export async function unwrapAccountKey(
  userId: string,
  wrapped: WrappedKey,
  wrappingKey: CryptoKey,
): Promise<Keys> {
  const { accountKey } = await unwrap(userId, wrapped, wrappingKey)
  const keys = await keysFrom(accountKey)
  accountKey.fill(0)
  return keys
}

/** For a new password. What is already encrypted stays as it is. */
export async function rewrapAccountKey(
  userId: string,
  wrapped: WrappedKey,
  wrappingKeys: { readonly old: CryptoKey; readonly new: CryptoKey },
  random: RandomBytes = randomBytes,
): Promise<WrappedKey> {
  const { accountKey, id } = await unwrap(userId, wrapped, wrappingKeys.old)
  const rewrapped = await wrap(userId, id, accountKey, wrappingKeys.new, random)
  accountKey.fill(0)
  return rewrapped
}

async function keysFrom(accountKey: Bytes): Promise<Keys> {
  const root = await importSecret(accountKey)
  return {
    id: await deriveText(root, 'key-id', KEY_ID_BYTES),
    content: await deriveAesKey(root, 'content'),
    draft: await deriveAesKey(root, 'draft'),
  }
}

const contextOf = (userId: string): string[] => [userId, 'account key']

async function wrap(userId: string, id: string, accountKey: Bytes, key: CryptoKey, random: RandomBytes) {
  const wrapped = await sealBytes({ id, key }, contextOf(userId), accountKey, random)
  return wrapped as unknown as WrappedKey
}

async function unwrap(userId: string, wrapped: WrappedKey, key: CryptoKey) {
  if (!isWrappedKey(wrapped)) throw new CannotOpenError()
  const id = keyIdOf(wrapped)
  return { id, accountKey: await openBytes({ id, key }, contextOf(userId), wrapped) }
}
