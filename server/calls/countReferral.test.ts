import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MINUTE, REFERRALS_PER_MINUTE } from '../../contract/limits.ts'
import { addMember, ask, createTestContext } from '../../tests/support/testContext.ts'
import * as referrals from '../store/referrals.ts'
import { countReferral } from './countReferral.ts'

test('counts by kind, without any user', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  for (const kind of ['card-shown', 'helpline-used', 'card-shown'] as const)
    await ask(context, countReferral, member, { kind })

  assert.deepEqual(await referrals.all(context.db), { 'card-shown': 2, 'helpline-used': 1 })
  const rows = await context.db.selectFrom('referrals').selectAll().execute()
  assert.deepEqual(rows.flatMap((row) => Object.keys(row)).toSorted(), ['count', 'count', 'kind', 'kind'])
})

test('one address cannot make up many, and learns nothing of it', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  const count = () => ask(context, countReferral, member, { kind: 'help-opened' })
  for (let time = 0; time < REFERRALS_PER_MINUTE + 10; time++)
    assert.deepEqual(await count(), { success: true })
  assert.deepEqual(await referrals.all(context.db), { 'help-opened': REFERRALS_PER_MINUTE })

  context.clock.at += MINUTE
  await count()
  assert.deepEqual(await referrals.all(context.db), { 'help-opened': REFERRALS_PER_MINUTE + 1 })
})
