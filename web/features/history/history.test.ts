import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Encrypted } from '../../../contract/entities/encrypted.ts'
import type { SessionSummary } from '../../../contract/entities/sessionSummary.ts'
import { CallError } from '../../../contract/errors.ts'
import { sealedField } from '../../encryption/sealedField.ts'
import { writerForTest } from '../../encryption/writerForTest.ts'
import { loadingProblem } from './loadingProblem.ts'
import { openConversation } from './openConversation.ts'
import { type OpenedSession, openSummary } from './openSummary.ts'
import { preview } from './preview.ts'
import { searchSessions } from './search.ts'

const unlocked = await writerForTest('writer-0123456789')

const session = (id: string, text: string): OpenedSession => ({
  id,
  sessionDate: '2026-11-21',
  createdAt: 0,
  entryCount: 1,
  autoEnded: false,
  summary: { text },
  aiSummary: undefined,
  mood: undefined,
})
const stored = (id: string, summary: Encrypted | null): SessionSummary => ({
  id,
  user_id: unlocked.userId,
  session_id: `session_${id}`,
  summary,
  ai_summary: null,
  mood: null,
  session_date: '2026-11-21',
  entry_count: 1,
  created_at: 0,
  auto_ended: true,
  encrypted: true,
})

test('finds every word, whatever its case and accents', () => {
  const sessions = [session('one', 'Coffee at the Café with Zoë'), session('two', 'Coffee alone')]
  const idsFor = (question: string) => searchSessions(sessions, question).map(({ id }) => id)
  assert.deepEqual(idsFor('zoe CAFE'), ['one'])
  assert.deepEqual(idsFor('coffee'), ['one', 'two'])
  assert.deepEqual(idsFor('  '), ['one', 'two'])
  assert.deepEqual(idsFor('tea'), [])
})

test('a preview has 150 characters, none of them halved', () => {
  assert.equal(preview('Short.'), 'Short.')
  assert.equal(preview('👩‍👧'.repeat(200)), `${'👩‍👧'.repeat(150)}…`)
  assert.equal(preview(`${'a'.repeat(149)}. And more`), `${'a'.repeat(149)}…`)
})

test('a summary opens at its own place only', async () => {
  const sealed = await sealedField(unlocked, 'session_summaries', 'session-1', 'summary').seal('A calm day.')
  assert.deepEqual((await openSummary(unlocked, stored('session-1', sealed))).summary, {
    text: 'A calm day.',
  })
  assert.equal((await openSummary(unlocked, stored('session-2', sealed))).summary, 'unavailable')
  assert.equal((await openSummary(unlocked, stored('session-1', null))).summary, 'none')
})

test('a conversation never shows ciphertext, and marks what was never encrypted', async () => {
  const sealed = await sealedField(unlocked, 'journal_entries', 'entry-1', 'user_text').seal('Hello')
  const common = { type: 'user' as const, timestamp: 0 }
  const opened = await openConversation(unlocked, [
    { ...common, content: sealed, entry_id: 'entry-1', encrypted: true },
    { ...common, content: sealed, entry_id: 'entry-2', encrypted: true },
    { ...common, content: 'In the open', entry_id: 'entry-3', encrypted: false },
  ])
  assert.deepEqual(
    opened.map(({ text, encrypted }) => [text, encrypted]),
    [
      ['Hello', true],
      [undefined, true],
      ['In the open', false],
    ],
  )
})

test('a server that said no is told apart from one that said nothing', () => {
  const [refused, silent] = [new CallError('internal'), new CallError('unavailable')]
  assert.equal(loadingProblem(refused, 'list'), 'Failed to load session history')
  assert.equal(loadingProblem(silent, 'list'), 'Unable to load conversation history')
  assert.equal(loadingProblem(refused, 'session'), 'Failed to load session')
  assert.equal(loadingProblem(new CallError('timedOut'), 'session'), 'Unable to load conversation')
})
