import assert from 'node:assert/strict'
import { test } from 'node:test'
import { envelope } from '../../tests/support/envelope.ts'
import { addMember, ask, createTestContext } from '../../tests/support/testContext.ts'
import * as users from '../store/users.ts'
import { saveCompanionName } from './saveCompanionName.ts'

test('the name is the member’s own, and can be taken back', async () => {
  const context = await createTestContext()
  const [alex, robin] = [await addMember(context), await addMember(context)]
  const nameOf = async (userId: string) => (await users.find(context.db, userId))?.chatbot_name

  await ask(context, saveCompanionName, alex, { chatbot_name: envelope('Wren') })
  assert.deepEqual([await nameOf(alex.userId), await nameOf(robin.userId)], [envelope('Wren'), null])
  await ask(context, saveCompanionName, alex, { chatbot_name: null })
  assert.equal(await nameOf(alex.userId), null)
})
