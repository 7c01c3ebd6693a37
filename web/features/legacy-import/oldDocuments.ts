import type { LegacyDocument, LegacyEntry, LegacySummary } from '../../../contract/entities/legacyDocument.ts'
import { openLegacy } from '../../encryption/legacy.ts'

export type OldEntry = LegacyEntry
export type OldSession = LegacySummary

/** The old journal, readable on this device alone. */
export interface OldJournal {
  companionName: Extract<LegacyDocument, { collection: 'users' }> | undefined
  entries: OldEntry[]
  sessions: OldSession[]
  /** How many documents do not open; they stay where they are. */
  unopened: number
}

export async function openOldJournal(
  documents: readonly LegacyDocument[],
  passphrase: string,
): Promise<OldJournal> {
  const journal: OldJournal = { companionName: undefined, entries: [], sessions: [], unopened: 0 }
  for (const document of documents) {
    const opened = await openDocument(document, passphrase).catch(() => undefined)
    if (opened === undefined) journal.unopened++
    else if (opened.collection === 'users') journal.companionName = opened
    else if (opened.collection === 'journal_entries') journal.entries.push(opened)
    else journal.sessions.push(opened)
  }
  return journal
}

/** Throws when one of its texts does not open, so that no half of it takes the place of the whole. */
async function openDocument(document: LegacyDocument, passphrase: string): Promise<LegacyDocument> {
  const open = (text: string) => openText(text, passphrase)
  const openOrNull = async (text: string | null) => (text === null ? null : open(text))

  if (document.collection === 'users') return { ...document, chatbot_name: await open(document.chatbot_name) }
  if (document.collection === 'journal_entries') {
    const { user_text, ai_response } = document
    return { ...document, user_text: await open(user_text), ai_response: await openOrNull(ai_response) }
  }
  const { summary, ai_summary, session_data } = document
  return {
    ...document,
    summary: await openOrNull(summary),
    ai_summary: await openOrNull(ai_summary),
    session_data: await Promise.all(
      session_data.map(async (message) => ({ ...message, content: await open(message.content) })),
    ),
  }
}

/** What CryptoJS wrote begins with "Salted__" in base64. Anything else was saved without encryption (spec §3). */
const openText = async (text: string, passphrase: string): Promise<string> =>
  text.startsWith('U2FsdGVkX1') ? openLegacy(text, passphrase) : text
