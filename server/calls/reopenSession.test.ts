import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MINUTE, SESSION_BACKUP_LIFETIME } from '../../contract/limits.ts'
import { addMember, ask, createTestContext, withCode } from '../../tests/support/testContext.ts'
import { autoEnding, ending, write } from '../../tests/support/written.ts'
import { endSession } from './endSession.ts'
import { getActiveSession } from './getActiveSession.ts'
import { getSessionHistory } from './getSessionHistory.ts'
import { reopenSession } from './reopenSession.ts'

const ONE = { sessionId: 'session-one' }

async function autoSaved() {
  const context = await createTestContext()
  const [alex, robin] = [await addMember(context), await addMember(context)]
  await write(context, alex)
  await ask(context, endSession, alex, autoEnding())
  return {
    context,
    alex,
    robin,
    active: async () => (await ask(context, getActiveSession, alex, null)).session?.id,
    history: async () =>
      (await ask(context, getSessionHistory, alex, { limit: 20 })).sessions.map((session) => session.id),
  }
}

test('an auto-saved session goes on as itself, and is in the history once when it has ended', async () => {
  const { context, alex, active, history } = await autoSaved()
  context.clock.at += MINUTE
  await ask(context, reopenSession, alex, ONE)
  await ask(context, reopenSession, alex, ONE)
  assert.deepEqual([await active(), await history()], ['session-one', []])

  await write(context, alex)
  const { session } = await ask(context, endSession, alex, ending())
  assert.deepEqual([session.entry_count, session.auto_ended], [2, false])
  assert.deepEqual(await history(), ['session-one'])
})

test('makes room for it: the session that went on is saved', async () => {
  const { context, alex, active, history } = await autoSaved()
  await write(context, alex, { session_id: 'session-two' })
  await ask(context, reopenSession, alex, ONE)
  assert.deepEqual([await active(), await history()], ['session-one', ['session-two']])
})

test('not after a day, nor when it was ended by hand', async () => {
  const { context, alex, history } = await autoSaved()
  context.clock.at += SESSION_BACKUP_LIFETIME
  await assert.rejects(ask(context, reopenSession, alex, ONE), withCode('sessionEnded'))

  await write(context, alex, { session_id: 'session-two' })
  await ask(context, endSession, alex, ending('session-two'))
  const two = { sessionId: 'session-two' }
  await assert.rejects(ask(context, reopenSession, alex, two), withCode('sessionEnded'))
  assert.deepEqual((await history()).toSorted(), ['session-one', 'session-two'])
})

test('a refusal changes nothing', async () => {
  const { context, alex, active } = await autoSaved()
  await write(context, alex, { session_id: 'session-two' })
  context.clock.at += SESSION_BACKUP_LIFETIME
  await assert.rejects(ask(context, reopenSession, alex, ONE), withCode('sessionEnded'))
  assert.equal(await active(), 'session-two')
})

test('another member’s session is not there', async () => {
  const { context, robin, history } = await autoSaved()
  await assert.rejects(ask(context, reopenSession, robin, ONE), withCode('sessionNotFound'))
  assert.deepEqual(await history(), ['session-one'])
})
