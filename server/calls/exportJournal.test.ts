import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMember, ask, collected, createTestContext } from '../../tests/support/testContext.ts'
import { ending, write } from '../../tests/support/written.ts'
import { endSession } from './endSession.ts'
import { exportJournal } from './exportJournal.ts'

test('gives everything of the member, and of nobody else, a hundred documents at a time', async () => {
  const context = await createTestContext()
  const [alex, robin] = [await addMember(context), await addMember(context)]
  await write(context, robin)
  const written: string[] = []
  for (const session_id of ['session-one', 'session-two'])
    for (let index = 0; index < 100; index++) written.push((await write(context, alex, { session_id })).id)
  await ask(context, endSession, alex, ending('session-two'))

  const { chunks, result } = await collected(ask(context, exportJournal, alex, null))
  assert.deepEqual(result, { success: true, sessions: 2, entries: 200 })
  assert.equal(chunks[0]?.profile?.email, alex.email)
  assert.deepEqual(
    chunks.map((chunk) => [chunk.sessions?.length, chunk.entries?.length]),
    [
      [undefined, undefined],
      [2, undefined],
      [undefined, 100],
      [undefined, 100],
    ],
  )
  const entries = chunks.flatMap((chunk) => chunk.entries ?? [])
  assert.deepEqual(
    entries.map((entry) => entry.id),
    written,
  )
})

test('an empty journal is exported too', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  const { chunks, result } = await collected(ask(context, exportJournal, member, null))
  assert.deepEqual([chunks.length, result], [1, { success: true, sessions: 0, entries: 0 }])
})
