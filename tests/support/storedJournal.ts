import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportJournal } from '../../contract/calls/exportJournal.ts'
import { getSignInParameters } from '../../contract/calls/getSignInParameters.ts'
import { signIn } from '../../contract/calls/signIn.ts'
import type { JournalEntry } from '../../contract/entities/journalEntry.ts'
import { createAsking } from '../../web/ask.ts'
import { unwrapAccountKey } from '../../web/encryption/accountKey.ts'
import { argon2id } from '../../web/encryption/argon2id.ts'
import { deriveFromPassword } from '../../web/encryption/password.ts'
import { sealedField, type Unlocked } from '../../web/encryption/sealedField.ts'

export interface StoredMessage {
  text: string
  reply: string | undefined
}

/** All that the server keeps of a writer, opened with nothing but their password; throws when anything does not open. */
export async function readStored(
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<StoredMessage[]> {
  const { ask, askStream, setBearer } = createAsking((path, options) => fetch(`${origin}${path}`, options))
  const parameters = await ask(getSignInParameters, { email })
  const { authKey, wrappingKey } = await deriveFromPassword(password, parameters, argon2id)
  const { token, account, passwordWrap } = await ask(signIn, { email, authKey })
  const { userId } = account
  const unlocked = { userId, keys: await unwrapAccountKey(userId, passwordWrap, wrappingKey) }

  setBearer(token)
  const entries: JournalEntry[] = []
  await askStream(exportJournal, null, { onChunk: (chunk) => void entries.push(...(chunk.entries ?? [])) })
  return Promise.all(entries.map((entry) => openEntry(unlocked, entry)))
}

async function openEntry(unlocked: Unlocked, entry: JournalEntry): Promise<StoredMessage> {
  const field = (name: 'user_text' | 'ai_response') =>
    sealedField(unlocked, 'journal_entries', entry.id, name)
  const { text } = await field('user_text').openTextOrLegacy(entry.user_text)
  const reply =
    entry.ai_response === null ? undefined : await field('ai_response').openTextOrLegacy(entry.ai_response)
  return { text, reply: reply?.text }
}

/** Files under this folder that hold this text, a database's write-ahead log included. */
export async function filesWith(folder: string, text: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const file of files.filter((each) => each.isFile())) {
    const bytes = await readFile(join(file.parentPath, file.name))
    if (bytes.includes(text)) found.push(file.name)
  }
  return found
}
