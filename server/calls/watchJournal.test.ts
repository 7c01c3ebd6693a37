import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinAs, requireHolder, signInAs } from '../../tests/support/person.ts'
import { addMember, ask, createTestContext, withCode } from '../../tests/support/testContext.ts'
import { ending, write } from '../../tests/support/written.ts'
import { endSession } from './endSession.ts'
import { saveMemory } from './saveMemory.ts'
import { signOut } from './signOut.ts'
import { watchJournal } from './watchJournal.ts'

test('says at once that it watches, then what changed, until the page goes away', async () => {
  const context = await createTestContext()
  const [alex, robin] = [await addMember(context), await addMember(context)]
  const leaving = new AbortController()
  const watching = ask(context, watchJournal, alex, null, leaving.signal)
  const next = async () => (await watching.next()).value
  assert.deepEqual(await next(), { changed: 'session', sessionId: null })

  await write(context, robin, { session_id: 'session-of-robin' })
  await write(context, alex)
  assert.deepEqual(await next(), { changed: 'entry', sessionId: 'session-one' })
  await ask(context, endSession, alex, ending())
  assert.deepEqual(await next(), { changed: 'session', sessionId: 'session-one' })
  await ask(context, saveMemory, alex, { memoryOn: false, memory_notes: null })
  assert.deepEqual(await next(), { changed: 'profile', sessionId: null })

  const last = watching.next()
  leaving.abort()
  assert.deepEqual(await last, { done: true, value: { success: true } })
})

test('what may have been missed, because changes were not heard for a while, is read again', async () => {
  const context = await createTestContext()
  const alex = await addMember(context)
  const watching = ask(context, watchJournal, alex, null)
  await watching.next()
  // Says no more than that something may have changed.
  context.changes.publish(`user:${alex.userId}`)
  assert.deepEqual((await watching.next()).value, { changed: 'session', sessionId: null })
  await watching.return({ success: true })
})

test('a sign-in that is ended on another device hears nothing more', async () => {
  const context = await createTestContext()
  const lost = await joinAs(context, 'alex@example.org', 'a password')
  const { token } = await signInAs(context, 'alex@example.org', 'a password')
  const watching = ask(context, watchJournal, lost, null)
  await watching.next()

  await ask(context, signOut, await requireHolder(context, token), { everywhere: true })
  await write(context, lost)
  await assert.rejects(watching.next(), withCode('notSignedIn'))
})
