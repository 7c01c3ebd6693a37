import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMember, ask, createTestContext } from '../../tests/support/testContext.ts'
import * as messageDays from '../store/messageDays.ts'
import { getDailyUsage } from './getDailyUsage.ts'

test('a member who has not written today has all messages, until midnight where they are', async () => {
  const context = await createTestContext({ at: Date.parse('2026-06-15T12:00:00Z') })
  const member = await addMember(context, { time_zone: 'Asia/Kathmandu' })

  assert.deepEqual(await ask(context, getDailyUsage, member, null), {
    success: true,
    remainingMessages: 30,
    dailyUsage: 0,
    limitReached: false,
    resetTime: Date.parse('2026-06-16T00:00:00+05:45'),
    limit: 30,
  })
})

test('counts what was used, for this member alone, and starts again at midnight', async () => {
  const context = await createTestContext({ settings: { dailyMessageLimit: 2 } })
  const [alex, robin] = [await addMember(context), await addMember(context)]
  const rule = { timeZone: 'Europe/London', limit: 2 }
  for (const _ of [1, 2])
    await context.write((trx) => messageDays.charge(trx, alex.userId, rule, context.now()))

  const used = await ask(context, getDailyUsage, alex, null)
  assert.deepEqual([used.dailyUsage, used.remainingMessages, used.limitReached], [2, 0, true])
  assert.equal(used.resetTime, Date.parse('2026-06-16T00:00:00+01:00'))
  assert.equal((await ask(context, getDailyUsage, robin, null)).dailyUsage, 0)

  context.clock.at = used.resetTime
  const next = await ask(context, getDailyUsage, alex, null)
  assert.deepEqual([next.dailyUsage, next.remainingMessages, next.limitReached], [0, 2, false])
  assert.equal(next.resetTime, Date.parse('2026-06-17T00:00:00+01:00'))
})
