import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AiSummary } from '../../../contract/entities/sessionSummary.ts'
import { CallError } from '../../../contract/errors.ts'
import type { Member } from '../../../server/calls/context.ts'
import { getLegacyDocuments } from '../../../server/calls/getLegacyDocuments.ts'
import { getSessionHistory } from '../../../server/calls/getSessionHistory.ts'
import { getSpecificSession } from '../../../server/calls/getSpecificSession.ts'
import { sealLegacyDocuments } from '../../../server/calls/sealLegacyDocuments.ts'
import { importLegacy } from '../../../server/operations/importLegacy.ts'
import type { Row } from '../../../server/operations/legacyExport.ts'
import * as users from '../../../server/store/users.ts'
import { ANA, BEN, passphraseOf } from '../../../tests/support/legacyMembers.ts'
import { legacyText } from '../../../tests/support/legacyText.ts'
import { ask, createTestContext, type TestContext } from '../../../tests/support/testContext.ts'
import { sealedField, type Unlocked } from '../../encryption/sealedField.ts'
import { writerForTest } from '../../encryption/writerForTest.ts'
import { migrate, type Progress } from './migrate.ts'

type Server = Parameters<typeof migrate>[0]

const NOON = Date.parse('2024-07-03T12:00:00Z')
const memberOf = (userId: string): Member => ({
  userId,
  email: '',
  standing: 'approved',
  signInId: 'sign-in-of-the-test',
})

const old = (userId: string, words: string) => legacyText(words, passphraseOf(userId))

const entry = (id: string, user_id: string, words: string, timestamp: number): Row => ({
  id,
  fields: { user_id, user_text: old(user_id, words), ai_response: old(user_id, `re ${words}`), timestamp },
})

/** Ana: a session that repeats two of her three entries. Ben: one entry, saved without encryption. */
async function imported(): Promise<TestContext> {
  const context = await createTestContext()
  const message = (type: string, words: string, timestamp: number) => ({
    type,
    content: old(ANA, words),
    timestamp,
  })
  await importLegacy(
    { ...context, appUrl: 'http://localhost:3000', passphraseOf },
    {
      users: [
        { id: ANA, fields: { email: 'ana@example.org', created_at: 1, chatbot_name: 'Moss' } },
        { id: BEN, fields: { email: 'ben@example.org', created_at: 1 } },
      ],
      journal_entries: [
        entry('entryOfAna1', ANA, 'the garden', NOON + 5000),
        entry('entryOfAna2', ANA, 'the gate 🌿', NOON + 65_000),
        entry('entryOfAna3', ANA, 'much later', NOON + 3_600_000),
        { id: 'entryOfBen1', fields: { user_id: BEN, user_text: 'the sea', timestamp: NOON } },
      ],
      session_summaries: [
        {
          id: 'sessionOfAna1',
          fields: {
            user_id: ANA,
            summary: old(ANA, 'About the garden'),
            ai_summary: old(ANA, JSON.stringify({ therapeuticOverview: 'You wrote.', more: 1 })),
            created_at: NOON + 120_000,
            session_data: [
              message('ai', 'Welcome!', NOON - 1000),
              message('user', 'the garden', NOON),
              message('ai', 're the garden', NOON + 4000),
              message('user', 'the gate 🌿', NOON + 60_000),
            ],
          },
        },
      ],
    },
  )
  return context
}

/** The real calls; `breaksAfter` so many of them the network is gone. */
function serverOf(context: TestContext, userId: string, breaksAfter = Number.POSITIVE_INFINITY): Server {
  const member = memberOf(userId)
  let left = breaksAfter
  return {
    async askStream(_call: unknown, _input: unknown, { onChunk }: { onChunk: (chunk: never) => void }) {
      const stream = ask(context, getLegacyDocuments, member, null)
      let next = await stream.next()
      for (; !next.done; next = await stream.next()) onChunk(next.value as never)
      return next.value
    },
    async ask(_call: unknown, input: never) {
      if (left-- <= 0) throw new CallError('unavailable')
      return ask(context, sealLegacyDocuments, member, input)
    },
  } as unknown as Server
}

const never = new AbortController().signal
const run = (context: TestContext, writer: Unlocked, server = serverOf(context, writer.userId)) =>
  migrate(server, writer, () => {}, never)

async function readable(context: TestContext, writer: Unlocked) {
  const member = memberOf(writer.userId)
  const { sessions } = await ask(context, getSessionHistory, member, { limit: 20 })
  return Promise.all(
    sessions.toReversed().map(async ({ id, summary }) => {
      const { session } = await ask(context, getSpecificSession, member, { sessionId: id })
      assert.ok(summary)
      return {
        id,
        summary: await sealedField(writer, 'session_summaries', id, 'summary').openText(summary),
        texts: await Promise.all(
          session.session_data.map(async ({ type, content, entry_id }) => {
            const field = type === 'user' ? 'user_text' : 'ai_response'
            return (await sealedField(writer, 'journal_entries', entry_id, field).openTextOrLegacy(content))
              .text
          }),
        ),
      }
    }),
  )
}

const JOURNAL_OF_ANA = [
  {
    id: 'sessionOfAna1',
    summary: 'About the garden',
    texts: ['the garden', 're the garden', 'the gate 🌿', 're the gate 🌿'],
  },
  {
    id: 'entryOfAna3',
    summary: 'Entries from your old journal that belong to no saved session.',
    texts: ['much later', 're much later'],
  },
]

test('an old journal comes over whole, each message once, sealed with the writer’s own key', async () => {
  const context = await imported()
  const ana = await writerForTest(ANA)
  const told: Progress[] = []
  const migrated = await migrate(serverOf(context, ANA), ana, (progress) => told.push(progress), never)
  assert.deepEqual(migrated, { sealed: 5, unopened: 0 })
  assert.deepEqual(
    told.map(({ done, total }) => `${done}/${total}`),
    ['0/5', '3/5', '4/5', '5/5'],
  )
  assert.deepEqual(await readable(context, ana), JOURNAL_OF_ANA)

  const { sessions } = await ask(context, getSessionHistory, memberOf(ANA), { limit: 20 })
  const stored = sessions.find(({ id }) => id === 'sessionOfAna1')?.ai_summary
  assert.ok(stored)
  const aiSummary = sealedField(ana, 'session_summaries', 'sessionOfAna1', 'ai_summary')
  assert.equal((await aiSummary.openObject(AiSummary, stored)).therapeuticOverview, 'You wrote.')
  const name = (await users.find(context.db, ANA))?.chatbot_name
  assert.equal(name && (await sealedField(ana, 'users', ANA, 'chatbot_name').openText(name)), 'Moss')
})

for (const breaksAfter of [0, 1, 2]) {
  test(`interrupted after ${breaksAfter} sessions it goes on, and nothing comes twice`, async () => {
    const context = await imported()
    const ana = await writerForTest(ANA)
    const told: Progress[] = []
    const tell = (progress: Progress) => told.push(progress)
    await assert.rejects(migrate(serverOf(context, ANA, breaksAfter), ana, tell, never), {
      code: 'unavailable',
    })
    const interruptedAt = told.at(-1)
    await migrate(serverOf(context, ANA), ana, tell, never)
    assert.deepEqual(told[breaksAfter + 1], interruptedAt, 'it counts on from there')
    assert.deepEqual(told.at(-1), { done: 5, total: 5 })
    assert.deepEqual(await readable(context, ana), JOURNAL_OF_ANA)
    assert.deepEqual(await run(context, ana), { sealed: 0, unopened: 0 })
  })
}

test('a session that the server refuses stays where it is, and holds nothing up', async () => {
  const context = await imported()
  const ana = await writerForTest(ANA)
  const server = serverOf(context, ANA)
  const refusing = {
    ...server,
    async ask(call: unknown, input: { session?: { id: string } }) {
      if (input.session?.id === 'sessionOfAna1') throw new CallError('bodyTooLarge')
      return server.ask(call as never, input as never)
    },
  } as unknown as Server
  assert.deepEqual(await run(context, ana, refusing), { sealed: 2, unopened: 3 })
  assert.deepEqual(await run(context, ana), { sealed: 3, unopened: 0 })
})

test('two tabs at once write each session once', async () => {
  const context = await imported()
  const ana = await writerForTest(ANA)
  await Promise.all([run(context, ana), run(context, ana)])
  assert.deepEqual(await readable(context, ana), JOURNAL_OF_ANA)
})

test('what was never encrypted is sealed as well; nobody meets another’s journal', async () => {
  const context = await imported()
  const ben = await writerForTest(BEN)
  assert.deepEqual(await run(context, ben), { sealed: 1, unopened: 0 })
  const [session, ...more] = await readable(context, ben)
  assert.deepEqual([session?.texts, more], [['the sea'], []])
})

test('what does not open stays where it is, and is counted', async () => {
  const context = await imported()
  await importLegacy(
    { ...context, appUrl: 'http://localhost:3000', passphraseOf },
    {
      users: [{ id: BEN, fields: { email: 'ben@example.org', created_at: 1 } }],
      journal_entries: [
        { id: 'entryOfBen2', fields: { user_id: BEN, user_text: old(ANA, 'not his'), timestamp: NOON } },
      ],
      session_summaries: [],
    },
  )
  const ben = await writerForTest(BEN)
  assert.deepEqual(await run(context, ben), { sealed: 1, unopened: 1 })
  assert.deepEqual(await run(context, ben), { sealed: 0, unopened: 1 })
  assert.equal((await readable(context, ben)).length, 1)
})
