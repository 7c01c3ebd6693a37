import assert from 'node:assert/strict'
import { test } from 'node:test'
import { envelope } from '../../tests/support/envelope.ts'
import { addMember, ask, createTestContext, withCode } from '../../tests/support/testContext.ts'
import { write } from '../../tests/support/written.ts'
import { getActiveSession } from './getActiveSession.ts'
import { saveReply } from './saveReply.ts'

test('the reply completes the entry, and a later one replaces it', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  const { id: entryId } = await write(context, member)
  for (const reply of ['first', 'second', 'second'])
    await ask(context, saveReply, member, { entryId, ai_response: envelope(reply) })

  const { session } = await ask(context, getActiveSession, member, null)
  assert.equal(session?.entries[0]?.ai_response, envelope('second'))
})

test('another member’s entry is not there', async () => {
  const context = await createTestContext()
  const [alex, robin] = [await addMember(context), await addMember(context)]
  const { id: entryId } = await write(context, alex)
  const reply = { entryId, ai_response: envelope('from elsewhere') }
  await assert.rejects(ask(context, saveReply, robin, reply), withCode('entryNotFound'))

  const { session } = await ask(context, getActiveSession, alex, null)
  assert.equal(session?.entries[0]?.ai_response, null)
})
