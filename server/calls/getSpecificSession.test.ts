import assert from 'node:assert/strict'
import { test } from 'node:test'
import { envelope } from '../../tests/support/envelope.ts'
import { addMember, ask, createTestContext, withCode } from '../../tests/support/testContext.ts'
import { ending, newEntry, write } from '../../tests/support/written.ts'
import { endSession } from './endSession.ts'
import { getSpecificSession } from './getSpecificSession.ts'
import { saveEntry } from './saveEntry.ts'
import { saveReply } from './saveReply.ts'

const ONE = { sessionId: 'session-one' }

test('composes the conversation from the entries’ own ciphertexts, in order', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  const first = await write(context, member, { user_text: envelope('first') })
  await ask(context, saveReply, member, { entryId: first.id, ai_response: envelope('reply') })
  const plain = { ...newEntry(), encrypted: false as const, user_text: 'in clear', error_note: 'No key' }
  await ask(context, saveEntry, member, plain)
  const ended = await ask(context, endSession, member, ending())

  const { session } = await ask(context, getSpecificSession, member, ONE)
  const { timestamp } = first
  assert.deepEqual(session, {
    ...ended.session,
    session_data: [
      { type: 'user', content: envelope('first'), timestamp, entry_id: first.id, encrypted: true },
      { type: 'ai', content: envelope('reply'), timestamp, entry_id: first.id, encrypted: true },
      { type: 'user', content: 'in clear', timestamp, entry_id: plain.id, encrypted: false },
    ],
  })
})

test('another member’s session is not there', async () => {
  const context = await createTestContext()
  const [alex, robin] = [await addMember(context), await addMember(context)]
  await write(context, alex)
  await ask(context, endSession, alex, ending())
  await assert.rejects(ask(context, getSpecificSession, robin, ONE), withCode('sessionNotFound'))

  // Nor does a session of the same name open it.
  await write(context, robin, { user_text: envelope('of Robin') })
  await ask(context, endSession, robin, ending())
  const { session } = await ask(context, getSpecificSession, robin, ONE)
  assert.deepEqual(
    session.session_data.map((item) => item.content),
    [envelope('of Robin')],
  )
})
