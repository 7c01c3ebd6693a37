import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { MINUTE, REPLIES_PER_MESSAGE, RESERVATION_LIFETIME } from '../../contract/limits.ts'
import { addMember, createTestContext, type TestContext } from '../../tests/support/testContext.ts'
import { giveBackReservations } from '../chores/giveBackReservations.ts'
import * as charges from './charges.ts'
import * as messageDays from './messageDays.ts'

const RULE = { timeZone: 'Europe/London', limit: 30 }

async function oneMember(given?: TestContext) {
  const context = given ?? (await createTestContext())
  const { userId } = await addMember(context)
  const of = (entryId: string) => ({ userId, entryId })
  return {
    context,
    reserve: async (entryId: string, rule = RULE) =>
      (await context.write((trx) => charges.reserve(trx, of(entryId), rule, context.now()))).outcome,
    deliver: (entryId: string) => context.write((trx) => charges.deliver(trx, of(entryId))),
    release: (entryId: string) => context.write((trx) => charges.release(trx, of(entryId))),
    used: () => usedBy(context, userId),
  }
}

const usedBy = async ({ db }: TestContext, userId: string) =>
  (await messageDays.requireLast(db, userId)).last?.used ?? 0

test('one message pays for all replies to an entry, up to a number of them', async () => {
  const { reserve, deliver, used } = await oneMember()
  const outcomes: string[] = []
  for (let reply = 0; reply < REPLIES_PER_MESSAGE + 1; reply++) {
    outcomes.push(await reserve('entry-one'))
    await deliver('entry-one')
  }
  assert.deepEqual(outcomes, ['paid', 'paid before', 'paid before', 'paid before', 'paid'])
  assert.equal(await used(), 2)
})

test('a reply that did not come is given back, and the next one pays again', async () => {
  const { reserve, release, used } = await oneMember()
  await reserve('entry-one')
  await release('entry-one')
  assert.equal(await used(), 0)
  assert.equal(await reserve('entry-one'), 'paid')
  assert.equal(await used(), 1)
})

test('of two replies on their way, the one that comes keeps the message', async () => {
  const { reserve, deliver, release, used } = await oneMember()
  await reserve('entry-one')
  await reserve('entry-one')
  await release('entry-one')
  await deliver('entry-one')
  assert.equal(await used(), 1)
})

test('at the limit nothing is counted, and what was paid before is still answered', async () => {
  const { reserve, deliver, used } = await oneMember()
  const rule = { ...RULE, limit: 1 }
  await reserve('entry-one', rule)
  await deliver('entry-one')
  assert.equal(await reserve('entry-two', rule), 'limit reached')
  assert.equal(await reserve('entry-one', rule), 'paid before')
  assert.equal(await used(), 1)
})

test('what a crash leaves taken is given back later, once, however many look after it', async () => {
  const { context, reserve, used } = await oneMember()
  await reserve('entry-one')
  context.clock.at += RESERVATION_LIFETIME - 1
  await giveBackReservations(context)
  assert.equal(await used(), 1)

  context.clock.at += 1
  await Promise.all([giveBackReservations(context), giveBackReservations(context)])
  assert.equal(await used(), 0)
})

test('a crash during a reply that cost a second message gives only that one back', async () => {
  const { context, reserve, deliver, used } = await oneMember()
  for (let reply = 0; reply < REPLIES_PER_MESSAGE; reply++) {
    await reserve('entry-one')
    await deliver('entry-one')
  }
  await reserve('entry-one')
  assert.equal(await used(), 2)

  context.clock.at += RESERVATION_LIFETIME
  await giveBackReservations(context)
  assert.equal(await used(), 1)
  assert.equal(await reserve('entry-one'), 'paid')
})

test('what is given back is found by the next to look, and delivered ones are not', async () => {
  const { context, reserve, deliver, used } = await oneMember()
  await reserve('entry-one')
  await deliver('entry-one')
  context.clock.at += 10 * MINUTE
  await giveBackReservations(context)
  assert.equal(await used(), 1)
})

test('messages paid are those the remaining replies cost, whatever fails in whatever order', async () => {
  const context = await createTestContext()
  const step = fc.tuple(fc.constantFrom('reserve', 'deliver', 'release'), fc.constantFrom('one', 'two'))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { reserve, deliver, release, used } = await oneMember(context)
      const onTheirWay = { one: 0, two: 0 }
      const delivered = { one: 0, two: 0 }
      for (const [what, entry] of steps) {
        const which = entry === 'one' ? 'one' : 'two'
        if (what === 'reserve') {
          await reserve(which)
          onTheirWay[which]++
        } else if (onTheirWay[which] > 0) {
          onTheirWay[which]--
          if (what === 'deliver') delivered[which]++
          await (what === 'deliver' ? deliver(which) : release(which))
        }
      }
      const cost = (which: 'one' | 'two') =>
        Math.ceil((onTheirWay[which] + delivered[which]) / REPLIES_PER_MESSAGE)
      assert.equal(await used(), cost('one') + cost('two'))
    }),
    { numRuns: 25 },
  )
})
