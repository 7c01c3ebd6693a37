import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { NewJournalEntry } from '../../../../contract/entities/journalEntry.ts'
import { CallError, type ErrorCode } from '../../../../contract/errors.ts'
import { envelope } from '../../../../tests/support/envelope.ts'
import type { ask } from '../../../ask.ts'
import { sealedField } from '../../../encryption/sealedField.ts'
import { writerForTest } from '../../../encryption/writerForTest.ts'
import { memoryStore } from './deviceStore.ts'
import { createOutbox } from './outbox.ts'

const unlocked = await writerForTest('writer-0123456789')

/** An outbox, and the ids of what reached the server; an id can be told to fail. */
function outboxForTest(store = memoryStore(), writer = unlocked) {
  const arrived: string[] = []
  const failing = new Map<string, ErrorCode>()
  let ids = 0
  const outbox = createOutbox({
    store,
    unlocked: writer,
    alone: (_name, work) => work(),
    newId: () => `item-${++ids}-${arrived.length}`,
    onSent: () => undefined,
    ask: (async (_call: unknown, input: { id?: string; entryId?: string }) => {
      const id = input.id ?? input.entryId ?? ''
      const code = failing.get(id)
      if (code) throw new CallError(code)
      arrived.push(id)
    }) as typeof ask,
  })
  return { outbox, arrived, failing, store }
}

const entry = (id: string): NewJournalEntry => ({
  id,
  session_id: 'session-1',
  session_mode: 'free-journal',
  timestamp: 0,
  session_date: '2026-11-21',
  encrypted: false,
  user_text: 'A secret',
  error_note: 'Chosen by its writer.',
})

test('what its writer chose to save unencrypted gets through though the device cannot encrypt', async () => {
  const broken = { ...unlocked, keys: { ...unlocked.keys, draft: {} as CryptoKey } }
  const { outbox, arrived } = outboxForTest(memoryStore(), broken)
  await outbox.add('saveEntry', 'entry-1', entry('entry-1'))
  await outbox.flush()
  assert.deepEqual(arrived, ['entry-1'])
  const sealed = { entryId: 'entry-1', ai_response: envelope('a reply') }
  await assert.rejects(outbox.add('saveReply', 'entry-1', sealed))
})

test('sends everything once, in the order in which it was written', async () => {
  const { outbox, arrived } = outboxForTest()
  for (const id of ['entry-1', 'entry-2', 'entry-3']) await outbox.add('saveEntry', id, entry(id))
  assert.equal(await outbox.flush(), undefined)
  await outbox.flush()
  assert.deepEqual(arrived, ['entry-1', 'entry-2', 'entry-3'])
  assert.deepEqual(await outbox.waiting(), [])
})

test('stops at a failure that may pass, so that nothing overtakes', async () => {
  const { outbox, arrived, failing } = outboxForTest()
  for (const id of ['entry-1', 'entry-2']) await outbox.add('saveEntry', id, entry(id))
  failing.set('entry-1', 'unavailable')
  assert.equal((await outbox.flush())?.code, 'unavailable')
  assert.deepEqual(arrived, [])
  failing.clear()
  await outbox.flush()
  assert.deepEqual(arrived, ['entry-1', 'entry-2'])
})

test('a refused entry holds nobody up, and is kept', async () => {
  const { outbox, arrived, failing } = outboxForTest()
  for (const id of ['entry-1', 'entry-2']) await outbox.add('saveEntry', id, entry(id))
  failing.set('entry-1', 'entryChanged')
  assert.equal(await outbox.flush('entry-2'), undefined)
  assert.equal((await outbox.flush('entry-1'))?.code, 'entryChanged')
  assert.deepEqual(arrived, ['entry-2'])
  assert.deepEqual(
    (await outbox.waiting()).map(({ documentId }) => documentId),
    ['entry-1'],
  )
})

test('a reply to an entry that is gone goes, too', async () => {
  const { outbox, failing } = outboxForTest()
  const reply = await sealedField(unlocked, 'journal_entries', 'entry-1', 'ai_response').seal('Hm')
  await outbox.add('saveReply', 'entry-1', { entryId: 'entry-1', ai_response: reply })
  failing.set('entry-1', 'entryNotFound')
  await outbox.flush()
  assert.deepEqual(await outbox.waiting(), [])
})

test('is sealed on the device, and nobody else’s', async () => {
  const { outbox, store } = outboxForTest()
  await outbox.add('saveEntry', 'entry-1', entry('entry-1'))
  assert.ok(!JSON.stringify(await store.readAll('outbox', unlocked.userId)).includes('secret'))

  const other = outboxForTest(store, await writerForTest('other-0123456789ab'))
  await other.outbox.flush()
  assert.deepEqual(other.arrived, [])
  assert.equal((await outbox.waiting()).length, 1)
})

test('what no key opens any more does not hold up the rest for ever', async () => {
  const { outbox, store } = outboxForTest()
  await outbox.add('saveEntry', 'entry-1', entry('entry-1'))
  const startedOver = outboxForTest(store, await writerForTest(unlocked.userId))
  await startedOver.outbox.flush()
  await startedOver.outbox.add('saveEntry', 'entry-2', entry('entry-2'))
  await startedOver.outbox.flush()
  assert.deepEqual(startedOver.arrived, ['entry-2'])
})
