import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MINUTE } from '../../contract/limits.ts'
import { envelope } from '../../tests/support/envelope.ts'
import { addMember, ask, createTestContext } from '../../tests/support/testContext.ts'
import { autoEnding, ending, write } from '../../tests/support/written.ts'
import { endSession } from './endSession.ts'
import { getMemory } from './getMemory.ts'
import { saveMemory } from './saveMemory.ts'

test('memory is on until it is turned off, with the writer’s own notes', async () => {
  const context = await createTestContext()
  const [alex, robin] = [await addMember(context), await addMember(context)]
  const before = await ask(context, getMemory, alex, null)
  assert.deepEqual(before, { success: true, memoryOn: true, memory_notes: null, summaries: [] })

  await ask(context, saveMemory, alex, { memoryOn: false, memory_notes: envelope('notes') })
  assert.deepEqual(await ask(context, getMemory, alex, null), {
    ...before,
    memoryOn: false,
    memory_notes: envelope('notes'),
  })
  assert.deepEqual(await ask(context, getMemory, robin, null), before)
})

test('holds the last five summaries that were written', async () => {
  const context = await createTestContext()
  const [alex, robin] = [await addMember(context), await addMember(context)]
  for (let index = 0; index < 7; index++) {
    const session_id = `session-${index}`
    context.clock.at += MINUTE
    await write(context, alex, { session_id })
    await ask(context, endSession, alex, index === 5 ? autoEnding(session_id) : ending(session_id))
  }
  const { summaries } = await ask(context, getMemory, alex, null)
  assert.deepEqual(
    summaries.map((summary) => summary.id),
    ['session-6', 'session-4', 'session-3', 'session-2', 'session-1'],
  )
  assert.deepEqual((await ask(context, getMemory, robin, null)).summaries, [])
})
