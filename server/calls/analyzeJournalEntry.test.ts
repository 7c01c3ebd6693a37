import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CallError } from '../../contract/errors.ts'
import { COMPANION_LOCK_OUT, COMPANION_REQUESTS_PER_MINUTE, MINUTE, SECOND } from '../../contract/limits.ts'
import { failing, saying } from '../../tests/support/scriptedCompanion.ts'
import {
  addMember,
  ask,
  collected,
  createTestContext,
  type TestContext,
  withCode,
} from '../../tests/support/testContext.ts'
import { giveBackReservations } from '../chores/giveBackReservations.ts'
import { CompanionError } from '../companion/companion.ts'
import { analyzeJournalEntry } from './analyzeJournalEntry.ts'
import type { Member } from './context.ts'
import { getDailyUsage } from './getDailyUsage.ts'

const WRITTEN = {
  userText: 'I slept badly.',
  sessionContext: 'This is the start of a new session.',
  sessionMode: 'free-journal' as const,
}

const usedBy = async (context: TestContext, member: Member) =>
  (await ask(context, getDailyUsage, member, null)).dailyUsage

test('streams the reply and counts one message, for whoever asked', async () => {
  const context = await createTestContext()
  const [alex, robin] = [await addMember(context), await addMember(context)]
  context.companion.replyWith(saying(['Hm. ', 'Tell me.'], { concern: 'elevated', sessionEnding: true }))
  const { chunks, result } = await collected(ask(context, analyzeJournalEntry, alex, WRITTEN))

  assert.deepEqual(chunks, [{ text: 'Hm. ' }, { text: 'Tell me.' }])
  assert.deepEqual(result, {
    success: true,
    response: 'Hm. Tell me.',
    sessionEnding: true,
    remainingMessages: 29,
    dailyUsage: 1,
    concern: 'elevated',
    provider: context.companion.label,
  })
  assert.equal(await usedBy(context, alex), 1)
  assert.equal(await usedBy(context, robin), 0)
})

test('hands the companion what the writer sent, and its name when it has none', async () => {
  const context = await createTestContext()
  const memory = { notes: 'I have a dog.', summaries: ['A quiet week.'] }
  const member = await addMember(context)
  await collected(ask(context, analyzeJournalEntry, member, { ...WRITTEN, memory }))
  await collected(ask(context, analyzeJournalEntry, member, { ...WRITTEN, companionName: ' River ' }))

  const [first, second] = context.companion.asked
  assert.deepEqual(first, {
    userText: WRITTEN.userText,
    sessionContext: WRITTEN.sessionContext,
    mode: 'free-journal',
    companionName: 'Sage',
    memory,
  })
  assert.equal(second?.companionName, 'River')
})

test('at the limit the answer says so, and the companion is not asked', async () => {
  const context = await createTestContext({ settings: { dailyMessageLimit: 1 } })
  const member = await addMember(context)
  await collected(ask(context, analyzeJournalEntry, member, WRITTEN))
  const { chunks, result } = await collected(ask(context, analyzeJournalEntry, member, WRITTEN))

  assert.deepEqual(chunks, [])
  assert.deepEqual(result, {
    success: false,
    response: '',
    sessionEnding: false,
    remainingMessages: 0,
    dailyUsage: 1,
    error: 'DAILY_LIMIT_REACHED',
  })
  assert.equal(context.companion.asked.length, 1)
})

test('repeating an entry costs nothing more, not even at the limit', async () => {
  const context = await createTestContext({ settings: { dailyMessageLimit: 1 } })
  const member = await addMember(context)
  const again = { ...WRITTEN, entryId: 'entry-one' }
  await collected(ask(context, analyzeJournalEntry, member, again))
  const { result } = await collected(ask(context, analyzeJournalEntry, member, again))
  assert.deepEqual([result.success, result.dailyUsage, result.remainingMessages], [true, 1, 0])
})

test('the same entry id of two members is two entries', async () => {
  const context = await createTestContext()
  const [alex, robin] = [await addMember(context), await addMember(context)]
  const entry = { ...WRITTEN, entryId: 'entry-one' }
  await collected(ask(context, analyzeJournalEntry, alex, entry))
  await collected(ask(context, analyzeJournalEntry, robin, entry))
  assert.deepEqual([await usedBy(context, alex), await usedBy(context, robin)], [1, 1])
})

test('a hundred at once with one message left get exactly one reply', async () => {
  const context = await createTestContext({ settings: { dailyMessageLimit: 3 } })
  const member = await addMember(context)
  for (const _ of [1, 2]) await collected(ask(context, analyzeJournalEntry, member, WRITTEN))
  context.clock.at += MINUTE

  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, () => collected(ask(context, analyzeJournalEntry, member, WRITTEN))),
  )
  const replies = answers.filter((answer) => answer.status === 'fulfilled' && answer.value.result.success)
  assert.equal(replies.length, 1)
  assert.equal(context.companion.asked.length, 3)
  assert.equal(await usedBy(context, member), 3)
})

test('too many in a minute lock the companion, nothing else, for five minutes', async () => {
  const context = await createTestContext()
  const [alex, robin] = [await addMember(context), await addMember(context)]
  for (let asked = 0; asked < COMPANION_REQUESTS_PER_MINUTE; asked++)
    await collected(ask(context, analyzeJournalEntry, alex, WRITTEN))

  const tooMany = (member: Member) => collected(ask(context, analyzeJournalEntry, member, WRITTEN))
  await assert.rejects(tooMany(alex), {
    ...withCode('tooManyRequests'),
    details: { retryAfter: COMPANION_LOCK_OUT },
  })
  assert.equal(await usedBy(context, alex), COMPANION_REQUESTS_PER_MINUTE)
  assert.equal((await tooMany(robin)).result.success, true)

  context.clock.at += COMPANION_LOCK_OUT
  assert.equal((await tooMany(alex)).result.success, true)
})

test('a companion that fails costs nothing, before or after its first words', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  const failure = new CompanionError('resting', 'no answer', 30_000)
  context.companion.replyWith(failing(failure))
  await assert.rejects(collected(ask(context, analyzeJournalEntry, member, WRITTEN)), {
    ...withCode('companionUnavailable'),
    details: { retryAfter: 30_000 },
  })
  context.companion.replyWith(failing(failure, ['I ']))
  await assert.rejects(
    collected(ask(context, analyzeJournalEntry, member, WRITTEN)),
    withCode('companionUnavailable'),
  )
  assert.equal(await usedBy(context, member), 0)
})

test('a reader who stops in the middle has had a reply, and the companion stops too', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  let stopped = false
  context.companion.replyWith(async function* () {
    try {
      yield* ['One. ', 'Two. ']
      throw new Error('should have been stopped')
    } finally {
      stopped = true
    }
  })
  const reply = ask(context, analyzeJournalEntry, member, WRITTEN)
  await reply.next()
  await reply.return(undefined as never)
  assert.equal(stopped, true)
  assert.equal(await usedBy(context, member), 1)
})

test('a reader who goes away while the companion writes has had what came; before it, nothing', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  const untilAborted = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const goingAway = async (pieces: string[]) => {
    const leaving = new AbortController()
    context.companion.replyWith(async function* (_, signal) {
      yield* pieces
      return await untilAborted(signal)
    })
    const reply = ask(context, analyzeJournalEntry, member, WRITTEN, leaving.signal)
    for (const _ of pieces) await reply.next()
    const next = reply.next()
    // The companion is asked, and waits.
    while (context.companion.asked.length === 0) await new Promise(setImmediate)
    await new Promise(setImmediate)
    leaving.abort(new CallError('cancelled'))
    await assert.rejects(next, withCode('cancelled'))
  }

  await goingAway([])
  assert.equal(await usedBy(context, member), 0)
  await goingAway(['One. '])
  assert.equal(await usedBy(context, member), 1)
})

test('a reply that takes too long is given back, even when it had begun', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  const deadline = new AbortController()
  context.companion.replyWith(async function* () {
    yield 'One. '
    deadline.abort(new CallError('timedOut'))
    throw deadline.signal.reason
  })
  await assert.rejects(
    collected(ask(context, analyzeJournalEntry, member, WRITTEN, deadline.signal)),
    withCode('timedOut'),
  )
  assert.equal(await usedBy(context, member), 0)
})

test('a process that dies between taking the message and the reply loses nobody a message', async () => {
  const context = await createTestContext({ settings: { dailyMessageLimit: 1 } })
  const member = await addMember(context)
  const entry = { ...WRITTEN, entryId: 'entry-one' }
  // Never asked to go on, as by a process that is gone.
  await ask(context, analyzeJournalEntry, member, entry).next()
  assert.equal(await usedBy(context, member), 1)

  context.clock.at += 2 * MINUTE
  await giveBackReservations(context)
  assert.equal(await usedBy(context, member), 0)
  const { result } = await collected(ask(context, analyzeJournalEntry, member, entry))
  assert.deepEqual([result.success, result.dailyUsage], [true, 1])
})

test('when all members together have spent the tokens of a day, nobody asks for more until the next (UTC)', async () => {
  const context = await createTestContext({ settings: { dailyTokenBudget: 120 } })
  const [alex, robin] = [await addMember(context), await addMember(context)]
  await collected(ask(context, analyzeJournalEntry, alex, WRITTEN))

  const next = () => collected(ask(context, analyzeJournalEntry, robin, WRITTEN))
  context.clock.at += 10 * SECOND
  await assert.rejects(next(), withCode('companionBudgetSpent'))
  assert.equal(await usedBy(context, robin), 0)
  context.clock.at = Date.parse('2026-06-16T00:00:00Z')
  assert.equal((await next()).result.success, true)
})

test('no text of the journal is in the database', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  const canary = 'a-canary-in-the-attic'
  context.companion.replyWith(saying([`You wrote ${canary}.`]))
  await collected(ask(context, analyzeJournalEntry, member, { ...WRITTEN, userText: canary }))

  const tables = ['charges', 'message_days', 'usage_by_day', 'rate_limits', 'journal_entries'] as const
  for (const table of tables) {
    const rows = await context.db.selectFrom(table).selectAll().execute()
    assert.equal(JSON.stringify(rows).includes(canary), false)
  }
})
