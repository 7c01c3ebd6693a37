import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { legacyText } from '../support/legacyText.ts'
import type { Mailbox } from '../support/mailbox.ts'
import type { RunningServer } from '../support/startServer.ts'
import { newcomer } from './accountSteps.ts'
import { register } from './journalMember.ts'

const COMMAND = join(import.meta.dirname, '../../scripts/import-legacy.ts')
const NOON = Date.parse('2024-05-01T12:00:00Z')
const DAY = 86_400_000

export const OLD_SECRET = 'the old platform’s secret'

/** Somebody of the old platform, with their documents as it exported them. */
export interface OldMember {
  email: string
  users: object[]
  journal_entries: object[]
  session_summaries: object[]
}

/** One session a day, of one message each; every message stands in its session and as an entry, as it did there. */
export function oldMember(email: string, messages: readonly string[], chatbotName?: string): OldMember {
  const userId = randomUUID()
  const old = (text: string) => legacyText(text, userId + OLD_SECRET)
  const at = (day: number) => NOON + day * DAY
  return {
    email,
    users: [{ id: userId, email, name: 'Ana', created_at: NOON, chatbot_name: chatbotName }],
    journal_entries: messages.map((text, day) => ({
      id: randomUUID(),
      user_id: userId,
      user_text: old(text),
      ai_response: old(`You wrote: ${text}`),
      timestamp: at(day),
    })),
    session_summaries: messages.map((text, day) => ({
      id: randomUUID(),
      user_id: userId,
      summary: old(`About: ${text}`),
      created_at: at(day) + 60_000,
      session_data: [
        { type: 'ai', content: old('Welcome!'), timestamp: at(day) - 1000 },
        { type: 'user', content: old(text), timestamp: at(day) },
        { type: 'ai', content: old(`You wrote: ${text}`), timestamp: at(day) + 1000 },
      ],
    })),
  }
}

/** As an administrator does it: the export in a folder, and one command beside the running server. Gives its report. */
export async function importFrom(
  { email: _, ...collections }: OldMember,
  { origin, dataDir }: RunningServer,
  mailbox: Mailbox,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'journal-export-'))
  for (const [name, documents] of Object.entries(collections))
    await writeFile(join(folder, `${name}.json`), JSON.stringify(documents))
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, folder], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, APP_URL: origin, LEGACY_APP_SECRET: OLD_SECRET },
  })
  await rm(folder, { recursive: true })
  // The server looks for mails every minute, and at once when it has one of its own.
  await register(origin, mailbox, newcomer())
  return stdout
}
