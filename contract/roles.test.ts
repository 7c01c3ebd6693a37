import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CALLS } from './calls/calls.ts'
import { mayAsk, type Standing, type Who } from './roles.ts'

const STANDINGS = [undefined, 'unverified', 'pending', 'rejected', 'approved', 'admin'] as const

test('who may ask what', () => {
  const allowed = (who: Who) => STANDINGS.filter((standing) => mayAsk(who, standing))
  assert.deepEqual(allowed('anyone'), [...STANDINGS])
  assert.deepEqual(allowed('signedIn'), STANDINGS.slice(1))
  assert.deepEqual(allowed('approved'), ['approved'])
  assert.deepEqual(allowed('admin'), ['admin'])
})

const askedBy = (standing: Standing | undefined) =>
  Object.values(CALLS)
    .filter((call) => mayAsk(call.who, standing))
    .map((call) => call.name)

test('the journal is for approved members alone', () => {
  const journal = [
    'analyzeJournalEntry',
    'deleteSession',
    'endSession',
    'exportJournal',
    'generateSessionSummary',
    'getActiveSession',
    'getDailyUsage',
    'getMemory',
    'getSessionHistory',
    'getSpecificSession',
    'reopenSession',
    'saveEntry',
    'saveReply',
    'sealEntry',
    'watchJournal',
  ]
  for (const standing of STANDINGS)
    assert.deepEqual(
      askedBy(standing).filter((name) => journal.includes(name)),
      standing === 'approved' ? journal : [],
      standing ?? 'nobody',
    )
})

test('only the admin decides, and sees who waits and the counts', () => {
  const admins = ['approveUser', 'getStatistics', 'rejectUser', 'watchPendingUsers']
  for (const standing of STANDINGS)
    assert.deepEqual(
      askedBy(standing).filter((name) => admins.includes(name)),
      standing === 'admin' ? admins : [],
      standing ?? 'nobody',
    )
})

test('somebody rejected can leave, and nothing else that others could not', () => {
  assert.deepEqual(askedBy('rejected'), askedBy('unverified'))
  assert.ok(askedBy('rejected').includes('deleteAccount'))
})
