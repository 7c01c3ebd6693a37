import assert from 'node:assert/strict'
import { test } from 'node:test'
import { envelope } from '../../tests/support/envelope.ts'
import {
  ANA,
  BEN,
  exported,
  passphraseOf,
  run,
  sealedSession,
  setPassword,
  waiting,
} from '../../tests/support/legacyMembers.ts'
import { subjectsTo } from '../../tests/support/person.ts'
import {
  addMember,
  ask,
  collected,
  createTestContext,
  type TestContext,
} from '../../tests/support/testContext.ts'
import { findAccount } from './account.ts'
import type { Member } from './context.ts'
import { getLegacyDocuments } from './getLegacyDocuments.ts'
import { getSessionHistory } from './getSessionHistory.ts'
import { getSpecificSession } from './getSpecificSession.ts'
import { sealLegacyDocuments } from './sealLegacyDocuments.ts'

/** As a session of its own. */
const sealEntry = (context: TestContext, member: Member, id: string) =>
  ask(context, sealLegacyDocuments, member, {
    replaced: [{ collection: 'journal_entries', id }],
    session: sealedSession(id, id),
  })

const saysItWaits = async (context: TestContext, { userId }: Member) =>
  (await findAccount(context.db, userId, context.settings))?.legacyWaiting

test('running it twice changes nothing, not even after everything was sealed', async () => {
  const context = await createTestContext()
  await run(context)
  const again = {
    members: { imported: 0, alreadyHere: 2 },
    documents: { imported: 0, alreadyHere: 4 },
    leftOut: [],
  }
  assert.deepEqual(await run(context), again)

  const ben = await setPassword(context, 'ben@example.org', 'his password')
  await sealEntry(context, ben, 'entryOfBen1')
  assert.deepEqual(await run(context), again)
  assert.deepEqual(await waiting(context, ben), { documents: [], passphrase: null })
  assert.deepEqual(await subjectsTo(context, 'ben@example.org'), [
    'Your journal has moved: please set a password',
  ])
})

test('each gets only their own, and the passphrase only while something waits', async () => {
  const context = await createTestContext()
  await run(context)
  const ana = await setPassword(context, 'ana@example.org', 'her password')
  const ben = await setPassword(context, 'ben@example.org', 'his password')
  assert.deepEqual(
    (await waiting(context, ben)).documents.map(({ id }) => id),
    ['entryOfBen1'],
  )

  const stolen = [{ collection: 'journal_entries' as const, id: 'entryOfAna1' }]
  await ask(context, sealLegacyDocuments, ben, {
    replaced: stolen,
    session: sealedSession('takenByBen', 'entryOfAna1'),
  })
  assert.equal((await waiting(context, ana)).documents.length, 3)
  assert.deepEqual((await ask(context, getSessionHistory, ben, { limit: 20 })).sessions, [])
})

test('a session takes the place of its old documents, exactly once', async () => {
  const context = await createTestContext()
  await run(context)
  const ana = await setPassword(context, 'ana@example.org', 'her password')
  const input = {
    replaced: [
      { collection: 'session_summaries' as const, id: 'sessionOfAna1' },
      { collection: 'journal_entries' as const, id: 'entryOfAna1' },
    ],
    session: sealedSession('sessionOfAna1', 'entryOfAna1'),
  }
  await Promise.all([
    ask(context, sealLegacyDocuments, ana, input),
    ask(context, sealLegacyDocuments, ana, input),
  ])
  await ask(context, sealLegacyDocuments, ana, input)

  const { sessions } = await ask(context, getSessionHistory, ana, { limit: 20 })
  assert.deepEqual(
    sessions.map(({ id, entry_count }) => [id, entry_count]),
    [['sessionOfAna1', 1]],
  )
  const { session } = await ask(context, getSpecificSession, ana, { sessionId: 'sessionOfAna1' })
  assert.equal(session.session_data.length, 2)

  const profile = [{ collection: 'users' as const, id: ANA }]
  await ask(context, sealLegacyDocuments, ana, { replaced: profile, chatbot_name: envelope('Moss') })
  assert.deepEqual(await waiting(context, ana), { documents: [], passphrase: null })
  assert.equal(
    (await findAccount(context.db, ANA, context.settings))?.profile?.chatbot_name,
    envelope('Moss'),
  )
})

test('the account says that old text waits, and how much of it is done, until nothing waits any more', async () => {
  const context = await createTestContext()
  const files = exported()
  files.journal_entries.push({
    id: 'entryOfBen2',
    fields: { user_id: BEN, user_text: 'later', timestamp: 1_720_000_060_000 },
  })
  await run(context, files)
  const ben = await setPassword(context, 'ben@example.org', 'his password')
  const sealed = async () =>
    (await collected(ask(context, getLegacyDocuments, ben, null))).result.sealedBefore
  assert.equal(await saysItWaits(context, ben), true)
  assert.equal(await sealed(), 0)
  await sealEntry(context, ben, 'entryOfBen1')
  assert.equal(await saysItWaits(context, ben), true)
  assert.equal(await sealed(), 1)
  await sealEntry(context, ben, 'entryOfBen2')
  assert.equal(await saysItWaits(context, ben), undefined)
  assert.equal(await saysItWaits(context, await addMember(context)), undefined)
})

test('who brings no text from the old platform is handed no passphrase', async () => {
  const context = await createTestContext()
  await run(context, { ...exported(), journal_entries: [] })
  const ben = await setPassword(context, 'ben@example.org', 'his password')
  assert.deepEqual(await waiting(context, ben), { documents: [], passphrase: null })
  assert.equal(await saysItWaits(context, ben), undefined)
})

test('a mended export brings what it left out, also to who was done already', async () => {
  const context = await createTestContext()
  await run(context)
  const ben = await setPassword(context, 'ben@example.org', 'his password')
  await sealEntry(context, ben, 'entryOfBen1')

  const mended = exported()
  mended.journal_entries.push({
    id: 'entryOfBen2',
    fields: { user_id: BEN, user_text: 'left out before', timestamp: 1_720_000_060_000 },
  })
  assert.equal((await run(context, mended)).documents.imported, 1)
  const { documents, passphrase } = await waiting(context, ben)
  assert.deepEqual([documents.map(({ id }) => id), passphrase], [['entryOfBen2'], passphraseOf(BEN)])
  assert.equal(await saysItWaits(context, ben), true)
})

test('run with a wrong secret and again with the right one, what waits gets the right passphrase', async () => {
  const context = await createTestContext()
  await run(context, exported(), () => 'not the passphrase')
  await run(context)
  const ben = await setPassword(context, 'ben@example.org', 'his password')
  assert.equal((await waiting(context, ben)).passphrase, passphraseOf(BEN))
})
