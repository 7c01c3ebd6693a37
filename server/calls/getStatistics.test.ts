import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Statistics } from '../../contract/entities/statistics.ts'
import { DAY } from '../../contract/limits.ts'
import { addMember, ask, collected, createTestContext } from '../../tests/support/testContext.ts'
import * as decisions from '../store/decisions.ts'
import * as mails from '../store/mails.ts'
import { analyzeJournalEntry } from './analyzeJournalEntry.ts'
import { countReferral } from './countReferral.ts'
import { getStatistics } from './getStatistics.ts'

const WRITTEN = { userText: 'Hello', sessionContext: '', sessionMode: 'free-journal' as const }

test('counts, and nothing of a journal', async () => {
  const context = await createTestContext({ settings: { tokenPrices: { in: 2, out: 10 } } })
  const admin = await addMember(context, { email: 'admin@example.com' })
  const [alex, robin] = [await addMember(context), await addMember(context)]
  await addMember(context, { approval_status: 'pending_approval' })
  await addMember(context, { approval_status: null, created_at: 0 })
  await addMember(context, { approval_status: null })

  await collected(ask(context, analyzeJournalEntry, robin, WRITTEN))
  context.clock.at += DAY
  for (const member of [alex, alex, robin])
    await collected(ask(context, analyzeJournalEntry, member, WRITTEN))
  await ask(context, countReferral, alex, { kind: 'card-shown' })
  await context.write(async (trx) => {
    const mail = { recipient: 'a@example.com', recipientName: 'A', subject: 'Hi', body: 'Hi' }
    await mails.enqueue(trx, mail, context.now())
    await mails.enqueue(trx, mail, context.now())
    await mails.takeDue(trx, context.now(), context.now() + 1)
    await decisions.insert(trx, {
      user_id: alex.userId,
      decided_at: 1,
      email: alex.email,
      decision: 'approved',
      decided_by: 'admin@example.com',
      reason: null,
    })
  })
  context.companion.setHealth({ healthy: false, lastFailureAt: 5, lastFailure: 'timeout' })

  const statistics = await ask(context, getStatistics, admin, null)
  assert.deepEqual(statistics, {
    membersByStatus: { pending_approval: 2, approved: 4, rejected: 0 },
    activeToday: 2,
    days: [
      { day: '2026-06-15', messages: 1, tokensIn: 100, tokensOut: 20, cost: 0.0004 },
      { day: '2026-06-16', messages: 3, tokensIn: 300, tokensOut: 60, cost: 0.0012 },
    ],
    companion: {
      provider: context.companion.label,
      healthy: false,
      lastFailureAt: 5,
      lastFailure: 'timeout',
    },
    mailsWaiting: 2,
    mailFailures: 1,
    referrals: { 'card-shown': 1 },
    decisions: [
      {
        email: alex.email,
        decision: 'approved',
        decided_by: 'admin@example.com',
        decided_at: 1,
        reason: null,
      },
    ],
  })
  assert.equal(Statistics.safeParse(statistics).success, true)
})

test('without prices there is no cost, and a month is enough', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  await collected(ask(context, analyzeJournalEntry, member, WRITTEN))
  assert.equal((await ask(context, getStatistics, member, null)).days[0]?.cost, null)
  context.clock.at += 30 * DAY
  assert.deepEqual((await ask(context, getStatistics, member, null)).days, [])
})
