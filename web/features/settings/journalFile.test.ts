import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Encrypted } from '../../../contract/entities/encrypted.ts'
import type { JournalEntry } from '../../../contract/entities/journalEntry.ts'
import type { SessionSummary } from '../../../contract/entities/sessionSummary.ts'
import { sealedField, type Unlocked } from '../../encryption/sealedField.ts'
import { writerForTest } from '../../encryption/writerForTest.ts'
import { settings } from '../../texts/en/settings.ts'
import { asJson, asMarkdown } from './journalFile.ts'
import { makeReadable } from './readableJournal.ts'

const userId = 'writer-0123456789'
const writtenAt = Date.UTC(2026, 10, 20, 12)

test('a journal is opened, whole, and keeps the names of the specification', async () => {
  const unlocked = await writerForTest(userId)
  const journal = await makeReadable(unlocked, await stored(unlocked))
  assert.equal(journal.unreadable, 0)

  const { journal_entries, session_summaries } = JSON.parse(asJson(journal, writtenAt)) as Record<
    string,
    Record<string, unknown>[]
  >
  assert.equal(journal_entries?.[0]?.user_text, 'I said yes again.')
  assert.equal(
    journal_entries?.[0]?.content,
    'User: I said yes again.\n\nAI: What would you rather have said?',
  )
  assert.equal(session_summaries?.[0]?.summary, 'About saying no.')
})

test('reads as a conversation, and writing cannot become headings of the file', async () => {
  const unlocked = await writerForTest(userId)
  const journal = await makeReadable(unlocked, await stored(unlocked, '# Not a heading\nsecond line'))
  const markdown = asMarkdown(journal, writtenAt, settings.export)
  assert.match(markdown, /^> # Not a heading\n> second line$/m)
  assert.match(markdown, /^> What would you rather have said\?$/m)
  assert.match(markdown, /### Summary\n\nAbout saying no\./)
})

test('what does not open is counted and given as it is stored', async () => {
  const journal = await makeReadable(await writerForTest(userId), await stored(await writerForTest(userId)))
  assert.equal(journal.unreadable, 3)
  assert.match(journal.entries[0]?.user_text ?? '', /^j1\.gcm\./)
})

async function stored(unlocked: Unlocked, text = 'I said yes again.') {
  const field = (name: 'user_text' | 'ai_response') =>
    sealedField(unlocked, 'journal_entries', 'entry-0001', name)
  const entry: JournalEntry = {
    id: 'entry-0001',
    user_id: userId,
    session_id: 'session-0001',
    session_mode: 'free-journal',
    timestamp: writtenAt,
    created_at: writtenAt,
    session_date: '2026-11-20',
    encrypted: true,
    user_text: await field('user_text').seal(text),
    ai_response: await field('ai_response').seal('What would you rather have said?'),
    error_note: null,
  }
  const summary: Encrypted = await sealedField(unlocked, 'session_summaries', 'session-0001', 'summary').seal(
    'About saying no.',
  )
  const session: SessionSummary = {
    id: 'session-0001',
    user_id: userId,
    session_id: `session_${userId}_${writtenAt}`,
    summary,
    ai_summary: null,
    mood: null,
    session_date: '2026-11-20',
    entry_count: 1,
    created_at: writtenAt,
    auto_ended: false,
    encrypted: true,
  }
  return { profile: undefined, entries: [entry], sessions: [session] }
}
