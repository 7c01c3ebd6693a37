import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { SECOND } from '../../contract/limits.ts'
import { addMember, createTestContext } from '../../tests/support/testContext.ts'
import * as usageByDay from '../store/usageByDay.ts'
import type { Context } from './context.ts'
import { tokensToday } from './tokensToday.ts'

async function spend({ write, now }: Context, userId: string, tokensIn: number): Promise<void> {
  await write((trx) => usageByDay.add(trx, userId, now(), { messages: 1, tokensIn, tokensOut: 1 }))
}

test('the sum of all members is read again after ten seconds, and at once on a new day', async () => {
  const context = await createTestContext({ at: Date.parse('2026-06-15T23:59:45Z') })
  const [alex, robin] = [await addMember(context), await addMember(context)]
  const tokens = tokensToday(context)
  await spend(context, alex.userId, 100)
  assert.equal(await tokens(), 101)

  await spend(context, robin.userId, 200)
  context.clock.at += 10 * SECOND - 1
  assert.equal(await tokens(), 101)
  context.clock.at += 1
  assert.equal(await tokens(), 302)
  context.clock.at += 5 * SECOND
  assert.equal(await tokens(), 0)
})

test('a sum that could not be read is asked for again', async () => {
  const context = await createTestContext()
  const tokens = tokensToday(context)
  await sql`alter table usage_by_day rename to away`.execute(context.db)
  await assert.rejects(tokens())
  await sql`alter table away rename to usage_by_day`.execute(context.db)
  assert.equal(await tokens(), 0)
})
