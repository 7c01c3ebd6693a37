import assert from 'node:assert/strict'
import { test } from 'node:test'
import { envelope } from '../../tests/support/envelope.ts'
import { addMember, ask, createTestContext, withCode } from '../../tests/support/testContext.ts'
import { newEntry } from '../../tests/support/written.ts'
import { getActiveSession } from './getActiveSession.ts'
import { saveEntry } from './saveEntry.ts'
import { saveReply } from './saveReply.ts'
import { sealEntry } from './sealEntry.ts'

async function savedInClear() {
  const context = await createTestContext()
  const [alex, robin] = [await addMember(context), await addMember(context)]
  const plain = {
    ...newEntry({ id: 'entry-one' }),
    encrypted: false as const,
    user_text: 'in clear',
    error_note: 'No key',
  }
  await ask(context, saveEntry, alex, plain)
  return {
    context,
    alex,
    robin,
    entry: async () => (await ask(context, getActiveSession, alex, null)).session?.entries[0],
  }
}

const SEALED = { entryId: 'entry-one', user_text: envelope('sealed'), ai_response: null }

test('what was saved in clear is encrypted from now on, and its text is gone', async () => {
  const { context, alex, entry } = await savedInClear()
  await ask(context, sealEntry, alex, SEALED)
  const sealed = await entry()
  assert.deepEqual(
    [sealed?.encrypted, sealed?.user_text, sealed?.error_note],
    [true, envelope('sealed'), null],
  )
  const rows = await context.db.selectFrom('journal_entries').selectAll().execute()
  assert.equal(JSON.stringify(rows).includes('in clear'), false)
})

test('keeps the reply that came meanwhile', async () => {
  const { context, alex, entry } = await savedInClear()
  await ask(context, saveReply, alex, { entryId: 'entry-one', ai_response: envelope('a reply') })
  await ask(context, sealEntry, alex, SEALED)
  assert.equal((await entry())?.ai_response, envelope('a reply'))
})

test('an entry that is sealed stays as it is', async () => {
  const { context, alex, entry } = await savedInClear()
  await ask(context, sealEntry, alex, SEALED)
  await ask(context, sealEntry, alex, { ...SEALED, user_text: envelope('again') })
  assert.equal((await entry())?.user_text, envelope('sealed'))
})

test('another member’s entry is not there', async () => {
  const { context, robin, entry } = await savedInClear()
  await assert.rejects(ask(context, sealEntry, robin, SEALED), withCode('entryNotFound'))
  assert.equal((await entry())?.user_text, 'in clear')
})
