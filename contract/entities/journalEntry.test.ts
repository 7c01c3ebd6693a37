import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { NewJournalEntry } from './journalEntry.ts'
import { sessionIdFor } from './sessionSummary.ts'

const envelope = `j1.gcm.${'k'.repeat(12)}.${'n'.repeat(16)}.${Buffer.alloc(272).toString('base64url')}`
const written = {
  id: 'entry-one',
  session_id: 'session-one',
  session_mode: 'free-journal',
  timestamp: 1,
  session_date: '2026-06-15',
}
const passes = (entry: unknown) => z.safeParse(NewJournalEntry, entry).success

test('an entry is encrypted, or says why it is not', () => {
  assert.ok(passes({ ...written, encrypted: true, user_text: envelope }))
  assert.ok(passes({ ...written, encrypted: false, user_text: 'in clear', error_note: 'No key' }))
})

test('readable text never passes as encrypted', () => {
  assert.equal(passes({ ...written, encrypted: true, user_text: 'in clear' }), false)
  assert.equal(passes({ ...written, encrypted: false, user_text: 'in clear' }), false)
  assert.equal(passes({ ...written, encrypted: false, user_text: 'in clear', error_note: '' }), false)
  assert.equal(passes({ ...written, user_text: envelope }), false)
})

test('whose it is and when it came is not for the client to say', () => {
  const entry = { ...written, encrypted: true, user_text: envelope, user_id: 'somebody-else', created_at: 1 }
  assert.deepEqual(Object.keys(NewJournalEntry.parse(entry)).toSorted(), [
    'encrypted',
    'id',
    'session_date',
    'session_id',
    'session_mode',
    'timestamp',
    'user_text',
  ])
})

test('a summary is named for its user, its time, and how it came about', () => {
  assert.equal(sessionIdFor('user-one', 5, false), 'session_user-one_5')
  assert.equal(sessionIdFor('user-one', 5, true), 'auto_session_user-one_5')
})
