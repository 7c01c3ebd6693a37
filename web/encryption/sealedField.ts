import type * as z from 'zod/mini'
import { type Encrypted, isEncrypted } from '../../contract/entities/encrypted.ts'
import type { Keys } from './accountKey.ts'
import { open, seal } from './envelope.ts'
import { CannotOpenError, EncryptionNeedsSignInError } from './errors.ts'

/** All that is encrypted: each collection with its fields. */
interface SealedFields {
  users: 'chatbot_name' | 'memory_notes'
  journal_entries: 'user_text' | 'ai_response'
  session_summaries: 'summary' | 'ai_summary' | 'mood'
  drafts: 'text'
  backups: 'conversation'
  outbox: 'input'
}
type Collection = keyof SealedFields

/** What never leaves the device is sealed with the draft key. */
const LOCAL: ReadonlySet<Collection> = new Set<Collection>(['drafts', 'backups', 'outbox'])

/** The writer on this device, with the keys that the password, the recovery code or the key store gave. */
export interface Unlocked {
  readonly userId: string
  readonly keys: Keys
}

export interface OpenedText {
  readonly text: string
  /** False for what the server could have read or written itself; the screen marks it. */
  readonly encrypted: boolean
}

/**
 * The one door for features: `sealedField(unlocked, 'journal_entries', entryId, 'user_text').seal(text)`.
 * Throws `EncryptionNeedsSignInError` when there is no key; opening throws `CannotOpenError`.
 */
export function sealedField<C extends Collection, Field extends SealedFields[C]>(
  unlocked: Unlocked | undefined,
  collection: C,
  documentId: string,
  field: Field,
) {
  if (!unlocked) throw new EncryptionNeedsSignInError()
  const { userId, keys } = unlocked
  const key = { id: keys.id, key: LOCAL.has(collection) ? keys.draft : keys.content }
  const location = { userId, collection, documentId, field }

  async function openText(envelope: Encrypted): Promise<string> {
    const value = await open(key, location, envelope)
    if (typeof value !== 'string') throw new CannotOpenError()
    return value
  }

  return {
    seal: (value: string | object): Promise<Encrypted<Field>> => seal(key, location, value),

    openText,

    /** For documents that may be older than encryption, or saved without it by their writer's choice (spec §8). */
    async openTextOrLegacy(stored: Encrypted | string): Promise<OpenedText> {
      if (isEncrypted(stored)) return { text: await openText(stored), encrypted: true }
      if (typeof stored !== 'string' || DAMAGED_ENVELOPE.test(stored)) throw new CannotOpenError()
      return { text: stored, encrypted: false }
    },

    async openObject<T>(schema: z.ZodMiniType<T>, envelope: Encrypted): Promise<T> {
      const { success, data } = schema.safeParse(await open(key, location, envelope))
      if (!success) throw new CannotOpenError()
      return data
    },
  }
}

/** Begins like an envelope or goes on like one, as nobody's sentence does. Such text is never shown. */
const DAMAGED_ENVELOPE = /^j1\.gcm\.|\.[\w-]{16}\.[\w-]{300}/
