import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMember, ask, createTestContext } from '../../tests/support/testContext.ts'
import { getCompanion } from './getCompanion.ts'

test('says who would answer, without asking them', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  const { provider } = await ask(context, getCompanion, member, null)
  assert.deepEqual(provider, context.companion.label)
  assert.equal(context.companion.asked.length, 0)
})
