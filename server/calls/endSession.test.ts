import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOUR } from '../../contract/limits.ts'
import { envelope } from '../../tests/support/envelope.ts'
import { addMember, ask, createTestContext, withCode } from '../../tests/support/testContext.ts'
import { autoEnding, ending, write } from '../../tests/support/written.ts'
import { endSession } from './endSession.ts'
import { getActiveSession } from './getActiveSession.ts'
import { getSessionHistory } from './getSessionHistory.ts'

async function writtenIn() {
  const context = await createTestContext()
  const [alex, robin] = [await addMember(context), await addMember(context)]
  await write(context, alex)
  await write(context, alex)
  return {
    context,
    alex,
    robin,
    history: async () => (await ask(context, getSessionHistory, alex, { limit: 20 })).sessions,
  }
}

test('ends the session with its summary', async () => {
  const { context, alex, history } = await writtenIn()
  const { session } = await ask(context, endSession, alex, ending())

  assert.deepEqual(session, {
    id: 'session-one',
    user_id: alex.userId,
    session_id: `session_${alex.userId}_${context.now()}`,
    summary: envelope('a summary'),
    ai_summary: envelope('an object'),
    mood: envelope('tired'),
    session_date: '2026-06-15',
    entry_count: 2,
    created_at: context.now(),
    auto_ended: false,
    encrypted: true,
  })
  assert.deepEqual(await history(), [session])
  assert.equal((await ask(context, getActiveSession, alex, null)).session, null)
})

test('ending again gives the same document, once', async () => {
  const { context, alex, history } = await writtenIn()
  const first = await ask(context, endSession, alex, ending())
  context.clock.at += HOUR
  assert.deepEqual(await ask(context, endSession, alex, ending()), first)
  assert.deepEqual(await Promise.all([1, 2].map(() => ask(context, endSession, alex, ending()))), [
    first,
    first,
  ])
  assert.equal((await history()).length, 1)
})

test('an automatic save names only the session; its summary is written later', async () => {
  const { context, alex, history } = await writtenIn()
  const { session } = await ask(context, endSession, alex, autoEnding())
  assert.deepEqual(
    [session.auto_ended, session.summary, session.session_id],
    [true, null, `auto_session_${alex.userId}_${context.now()}`],
  )

  context.clock.at += HOUR
  await ask(context, endSession, alex, { ...ending(), autoEnded: true })
  assert.deepEqual(await history(), [
    {
      ...session,
      summary: envelope('a summary'),
      ai_summary: envelope('an object'),
      mood: envelope('tired'),
    },
  ])
})

test('an automatic save neither overwrites a summary nor undoes an ending by hand', async () => {
  const { context, alex, history } = await writtenIn()
  const { session } = await ask(context, endSession, alex, ending())
  await ask(context, endSession, alex, autoEnding())
  await ask(context, endSession, alex, { ...ending(), autoEnded: true, summary: envelope('another') })
  assert.deepEqual(await history(), [session])
})

test('what was saved by itself can be ended by hand, as the same document', async () => {
  const { context, alex, history } = await writtenIn()
  const { session } = await ask(context, endSession, alex, autoEnding())
  context.clock.at += HOUR
  await ask(context, endSession, alex, ending())
  const [document] = await history()
  assert.deepEqual(
    [document?.auto_ended, document?.session_id, document?.created_at, document?.summary],
    [false, `session_${alex.userId}_${session.created_at}`, session.created_at, envelope('a summary')],
  )
})

test('ending by hand without a summary erases none, and with one writes it anew', async () => {
  const { context, alex, history } = await writtenIn()
  await ask(context, endSession, alex, ending())
  await ask(context, endSession, alex, { ...autoEnding(), autoEnded: false })
  assert.equal((await history())[0]?.summary, envelope('a summary'))

  await ask(context, endSession, alex, { ...ending(), summary: envelope('edited'), mood: null })
  const [document] = await history()
  assert.deepEqual([document?.summary, document?.mood], [envelope('edited'), null])
})

test('another member’s session is not there', async () => {
  const { context, alex, robin } = await writtenIn()
  await assert.rejects(ask(context, endSession, robin, ending()), withCode('sessionNotFound'))
  assert.equal((await ask(context, getActiveSession, alex, null)).session?.id, 'session-one')
})

test('a session in which nothing was written is not saved', async () => {
  const { context, alex } = await writtenIn()
  await context.write((trx) => trx.deleteFrom('journal_entries').execute())
  await assert.rejects(ask(context, endSession, alex, ending()), withCode('noEntries'))
  assert.equal((await ask(context, getActiveSession, alex, null)).session?.id, 'session-one')
})
