import type { Encrypted } from '../../../contract/entities/encrypted.ts'
import type { JournalEntry } from '../../../contract/entities/journalEntry.ts'
import { AiSummary, type SessionSummary } from '../../../contract/entities/sessionSummary.ts'
import type { UserProfile } from '../../../contract/entities/userProfile.ts'
import { sealedField, type Unlocked } from '../../encryption/sealedField.ts'

/** All of a member, as it is stored. */
export interface StoredJournal {
  profile: UserProfile | undefined
  entries: JournalEntry[]
  sessions: SessionSummary[]
}

/** The same with its texts readable; the fields keep the names of spec §3. */
export interface ReadableJournal {
  profile: (Omit<UserProfile, 'chatbot_name'> & { chatbot_name: string | null }) | undefined
  entries: ReadableEntry[]
  sessions: ReadableSession[]
  /** How many texts did not open. They are given as they are stored. */
  unreadable: number
}

export type ReadableEntry = Omit<JournalEntry, 'user_text' | 'ai_response'> & {
  user_text: string
  ai_response: string | null
  /** The combined text of spec §3, composed here and stored nowhere. */
  content: string
}

export type ReadableSession = Omit<SessionSummary, 'summary' | 'ai_summary' | 'mood'> & {
  summary: string | null
  ai_summary: AiSummary | string | null
  mood: string | null
}

/** Opens everything on this device. `progress` hears how many documents are done. */
export async function makeReadable(
  unlocked: Unlocked,
  stored: StoredJournal,
  progress: (count: number) => void = () => undefined,
): Promise<ReadableJournal> {
  let unreadable = 0
  let count = 0

  async function read<T>(envelope: Encrypted | string, open: () => Promise<T>): Promise<T | string> {
    try {
      return await open()
    } catch {
      unreadable++
      return String(envelope)
    }
  }

  async function openEntry(entry: JournalEntry): Promise<ReadableEntry> {
    const field = (name: 'user_text' | 'ai_response', text: Encrypted | string) =>
      read(text, async () => {
        const door = sealedField(unlocked, 'journal_entries', entry.id, name)
        return (await door.openTextOrLegacy(text)).text
      })
    const user_text = await field('user_text', entry.user_text)
    const ai_response = entry.ai_response === null ? null : await field('ai_response', entry.ai_response)
    progress(++count)
    return { ...entry, user_text, ai_response, content: combined(user_text, ai_response) }
  }

  async function openSession(session: SessionSummary): Promise<ReadableSession> {
    const { id, summary, ai_summary, mood } = session
    const text = async (name: 'summary' | 'mood', envelope: Encrypted | null) =>
      envelope &&
      read(envelope, () => sealedField(unlocked, 'session_summaries', id, name).openText(envelope))
    const object = async (envelope: Encrypted) =>
      sealedField(unlocked, 'session_summaries', id, 'ai_summary').openObject(AiSummary, envelope)
    progress(++count)
    return {
      ...session,
      summary: await text('summary', summary),
      ai_summary: ai_summary && (await read(ai_summary, () => object(ai_summary))),
      mood: await text('mood', mood),
    }
  }

  async function openProfile({ chatbot_name, ...profile }: UserProfile) {
    const door = sealedField(unlocked, 'users', unlocked.userId, 'chatbot_name')
    const name = chatbot_name && (await read(chatbot_name, () => door.openText(chatbot_name)))
    return { ...profile, chatbot_name: name }
  }

  const profile = stored.profile && (await openProfile(stored.profile))
  const entries: ReadableEntry[] = []
  for (const entry of stored.entries) entries.push(await openEntry(entry))
  const sessions: ReadableSession[] = []
  for (const session of stored.sessions) sessions.push(await openSession(session))
  return { profile, entries, sessions, unreadable }
}

const combined = (userText: string, aiResponse: string | null): string =>
  aiResponse === null ? `User: ${userText}` : `User: ${userText}\n\nAI: ${aiResponse}`
