import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMember, ask, createTestContext, withCode } from '../../tests/support/testContext.ts'
import { ending, write } from '../../tests/support/written.ts'
import { deleteSession } from './deleteSession.ts'
import { endSession } from './endSession.ts'
import { getActiveSession } from './getActiveSession.ts'
import { getSessionHistory } from './getSessionHistory.ts'

const ONE = { sessionId: 'session-one' }

test('a session goes with its entries and its summary, and no other one', async () => {
  const context = await createTestContext()
  const [alex, robin] = [await addMember(context), await addMember(context)]
  for (const member of [alex, robin]) {
    await write(context, member)
    await ask(context, endSession, member, ending())
  }
  await write(context, alex, { session_id: 'session-two' })
  await ask(context, deleteSession, alex, ONE)

  assert.deepEqual((await ask(context, getSessionHistory, alex, { limit: 20 })).sessions, [])
  assert.equal((await ask(context, getActiveSession, alex, null)).session?.id, 'session-two')
  assert.equal((await ask(context, getSessionHistory, robin, { limit: 20 })).sessions.length, 1)
  const entries = await context.db.selectFrom('journal_entries').select(['user_id', 'session_id']).execute()
  assert.deepEqual(
    entries.map((entry) => `${entry.user_id} ${entry.session_id}`).toSorted(),
    [`${alex.userId} session-two`, `${robin.userId} session-one`].toSorted(),
  )
})

test('another member’s session, or one that is gone, is not there', async () => {
  const context = await createTestContext()
  const [alex, robin] = [await addMember(context), await addMember(context)]
  await write(context, alex)
  await assert.rejects(ask(context, deleteSession, robin, ONE), withCode('sessionNotFound'))
  await ask(context, deleteSession, alex, ONE)
  await assert.rejects(ask(context, deleteSession, alex, ONE), withCode('sessionNotFound'))
})
