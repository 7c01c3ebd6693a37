import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { DAY, HOUR } from '../../contract/limits.ts'
import { type MessageDay, messageDayAt } from '../../contract/states/messageDay.ts'
import { addMember, createTestContext } from '../../tests/support/testContext.ts'
import * as messageDays from './messageDays.ts'

const ZONES = [
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Europe/London',
]
const LIMIT = 3

test('counts as the rule of the day says, whatever happens in whatever order', async () => {
  const context = await createTestContext()
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('charge' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('give back' as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), time: fc.nat(30 * HOUR) }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('travel' as const), zone: fc.constantFrom(...ZONES) }),
    },
  )
  const begin = fc.integer({ min: Date.parse('2026-03-20'), max: Date.parse('2026-04-05') })

  await fc.assert(
    fc.asyncProperty(begin, fc.array(step, { maxLength: 40 }), async (start, steps) => {
      const { userId } = await addMember(context)
      let [now, timeZone] = [start, 'Europe/London']
      let expected: MessageDay | undefined

      for (const step of steps) {
        if (step.do === 'wait') now += step.time
        if (step.do === 'travel') timeZone = step.zone
        if (step.do === 'give back' && expected) {
          const { resetsAt } = expected
          await context.write((trx) => messageDays.giveBack(trx, userId, resetsAt))
          expected = { resetsAt, used: Math.max(0, expected.used - 1) }
        }
        if (step.do === 'charge') {
          const rule = { timeZone, limit: LIMIT }
          const charged = await context.write((trx) => messageDays.charge(trx, userId, rule, now))
          const day = messageDayAt(now, expected, timeZone)
          if (day.used < LIMIT) expected = { ...day, used: day.used + 1 }
          assert.deepEqual(charged, day.used < LIMIT ? expected : undefined)
        }
      }
      assert.deepEqual((await messageDays.requireLast(context.db, userId)).last, expected)
    }),
    { numRuns: 60 },
  )
})

test('a hundred at once get what is left and no more', async () => {
  const context = await createTestContext()
  const { userId } = await addMember(context)
  const rule = { timeZone: 'Europe/London', limit: 30 }
  const charges = await Promise.all(
    Array.from({ length: 100 }, () =>
      context.write((trx) => messageDays.charge(trx, userId, rule, context.now())),
    ),
  )
  assert.equal(charges.filter((day) => day !== undefined).length, 30)
})

test('what was used on a day that is over is not given back to the next', async () => {
  const context = await createTestContext()
  const { userId } = await addMember(context)
  const rule = { timeZone: 'Europe/London', limit: 30 }
  const charge = () => context.write((trx) => messageDays.charge(trx, userId, rule, context.now()))
  const yesterday = await charge()
  context.clock.at += DAY
  await charge()

  await context.write((trx) => messageDays.giveBack(trx, userId, yesterday?.resetsAt ?? 0))
  assert.equal((await messageDays.requireLast(context.db, userId)).last?.used, 1)
})
