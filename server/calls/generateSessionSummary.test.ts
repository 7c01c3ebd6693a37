import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Message } from '../../contract/entities/message.ts'
import {
  COMPANION_REQUESTS_PER_MESSAGE,
  COMPANION_REQUESTS_PER_MINUTE,
  DAY,
  MINUTE,
  SECOND,
} from '../../contract/limits.ts'
import { SCRIPTED_SUMMARY } from '../../tests/support/scriptedCompanion.ts'
import { addMember, ask, createTestContext, withCode } from '../../tests/support/testContext.ts'
import { CompanionError } from '../companion/companion.ts'
import { generateSessionSummary } from './generateSessionSummary.ts'
import { getDailyUsage } from './getDailyUsage.ts'

const said = (type: Message['type'], content: string): Message => ({ type, content, timestamp: 1 })

const asked = (session_data: Message[] = [said('ai', 'Hello.'), said('user', 'I planted beans.')]) => ({
  sessionMetadata: {
    session_date: '2026-06-15',
    entry_count: 1,
    created_at: 1,
    session_data,
    themes: [],
    mood: null,
    wordCount: 3,
    session_mode: 'free-journal' as const,
  },
})

test('the companion summarises the conversation, for no message, even at the limit', async () => {
  const context = await createTestContext({ settings: { dailyMessageLimit: 0 } })
  const member = await addMember(context)
  assert.deepEqual(await ask(context, generateSessionSummary, member, asked()), {
    success: true,
    summary: SCRIPTED_SUMMARY,
    provider: context.companion.label,
  })
  assert.deepEqual(context.companion.askedToSummarize, [
    { messages: asked().sessionMetadata.session_data, mode: 'free-journal' },
  ])
  assert.equal((await ask(context, getDailyUsage, member, null)).dailyUsage, 0)
  const usage = await context.db.selectFrom('usage_by_day').selectAll().execute()
  assert.deepEqual(
    usage.map(({ messages, tokens_in, tokens_out }) => [messages, tokens_in, tokens_out]),
    [[0, 300, 50]],
  )
})

test('there is nothing to summarise where nobody wrote', async () => {
  const context = await createTestContext()
  const member = await addMember(context)
  const nothing = ask(context, generateSessionSummary, member, asked([said('ai', 'Hello.')]))
  await assert.rejects(nothing, withCode('noEntries'))
  assert.equal(context.companion.askedToSummarize.length, 0)
})

test('a companion that fails, asks too much, or is asked too often, says so', async () => {
  const context = await createTestContext({ settings: { dailyTokenBudget: 1000 } })
  const [alex, robin] = [await addMember(context), await addMember(context)]
  context.companion.summarizeWith(async () => {
    throw new CompanionError('timeout', 'too slow')
  })
  for (let time = 0; time < COMPANION_REQUESTS_PER_MINUTE; time++)
    await assert.rejects(
      ask(context, generateSessionSummary, alex, asked()),
      withCode('companionUnavailable'),
    )
  await assert.rejects(ask(context, generateSessionSummary, alex, asked()), withCode('tooManyRequests'))

  const costly = { summary: SCRIPTED_SUMMARY, tokens: { in: 900, out: 100 } }
  context.companion.summarizeWith(async () => costly)
  await ask(context, generateSessionSummary, robin, asked())
  context.clock.at += 10 * SECOND
  await assert.rejects(ask(context, generateSessionSummary, robin, asked()), withCode('companionBudgetSpent'))
})

test('summaries are no way around the daily limit: there is an end to them, too', async () => {
  const context = await createTestContext({ settings: { dailyMessageLimit: 2 } })
  const member = await addMember(context)
  for (let time = 0; time < 2 * COMPANION_REQUESTS_PER_MESSAGE; time++) {
    await ask(context, generateSessionSummary, member, asked())
    context.clock.at += MINUTE
  }
  const refused = ask(context, generateSessionSummary, member, asked())
  await assert.rejects(refused, withCode('tooManyRequests'))
  context.clock.at += DAY
  await ask(context, generateSessionSummary, member, asked())
})
