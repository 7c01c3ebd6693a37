import type { Encrypted, WrappedKey } from '../../contract/entities/encrypted.ts'
import type { UserProfile } from '../../contract/entities/userProfile.ts'
import type { Argon2id } from './argon2id.ts'
import type { SignInParameters } from './parameters.ts'
import { sealedField, type Unlocked } from './sealedField.ts'

/**
 * What must not compile. Nothing here runs: the type check is the test, since an expected error that does not occur is
 * an error itself.
 */
export async function mustNotCompile(unlocked: Unlocked, wrap: WrappedKey, argon2id: Argon2id) {
  const userText = await sealedField(unlocked, 'journal_entries', 'entry-1', 'user_text').seal('Dear diary')
  const aiResponse = await sealedField(unlocked, 'journal_entries', 'entry-1', 'ai_response').seal('Go on.')

  // @ts-expect-error plain text where an envelope is stored
  const chatbot_name: UserProfile['chatbot_name'] = 'Wren'

  // @ts-expect-error plain text, checked or not, is no envelope
  const plain: Encrypted = 'j1.gcm.'

  // @ts-expect-error an envelope is no text to show
  const shown: string = userText

  // @ts-expect-error the envelope of another field
  const swapped: Encrypted<'user_text'> = aiResponse

  // @ts-expect-error a wrapped key is no text of the journal
  const wrapped: Encrypted = wrap

  // @ts-expect-error a field that this collection does not have
  sealedField(unlocked, 'journal_entries', 'entry-1', 'memory_notes')

  // @ts-expect-error parameters from the server that nobody has checked
  const hash = argon2id(new Uint8Array(), {} as SignInParameters)

  return { chatbot_name, plain, shown, swapped, wrapped, hash }
}
