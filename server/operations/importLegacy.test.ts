import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { envelope } from '../../tests/support/envelope.ts'
import { legacyText } from '../../tests/support/legacyText.ts'
import {
  atHome,
  authKeyOf,
  linkTokenFor,
  requireHolder,
  signInAs,
  subjectsTo,
  wrapOf,
} from '../../tests/support/person.ts'
import { ask, collected, createTestContext, type TestContext } from '../../tests/support/testContext.ts'
import { findAccount } from '../calls/account.ts'
import type { Member } from '../calls/context.ts'
import { getLegacyDocuments } from '../calls/getLegacyDocuments.ts'
import { getSessionHistory } from '../calls/getSessionHistory.ts'
import { getSpecificSession } from '../calls/getSpecificSession.ts'
import { openRecovery } from '../calls/openRecovery.ts'
import { sealLegacyDocuments } from '../calls/sealLegacyDocuments.ts'
import { startOver } from '../calls/startOver.ts'
import { importLegacy } from './importLegacy.ts'
import { type Export, readExport } from './legacyExport.ts'

const ANA = 'anaAnaAnaAnaAnaAnaAnaAnaAna1'
const BEN = 'benBenBenBenBenBenBenBenBen2'
const passphraseOf = (userId: string) => `${userId}old secret`

function exported(): Export {
  const text = (userId: string, words: string) => legacyText(words, passphraseOf(userId))
  const entry = (id: string, user_id: string, words: string) => ({
    id,
    fields: {
      user_id,
      content: 'left behind',
      user_text: text(user_id, words),
      ai_response: text(user_id, `reply to ${words}`),
      timestamp: { _seconds: 1_720_000_000, _nanoseconds: 500_000_000 },
      session_date: '2024-07-03',
      encrypted: true,
    },
  })
  return {
    users: [
      {
        id: ANA,
        fields: {
          email: 'Ana@example.org',
          name: 'Ana',
          created_at: '2024-01-05T10:00:00Z',
          chatbot_name: 'Moss',
        },
      },
      {
        id: BEN,
        fields: {
          email: 'ben@example.org',
          name: '<b>Ben</b>',
          created_at: { seconds: 1_730_000_000, nanoseconds: 0 },
          approval_status: 'approved',
          approved_by: 'admin@old.example',
          approved_at: 1_730_000_500_000,
          grandfathered_email_verification: true,
        },
      },
    ],
    journal_entries: [entry('entryOfAna1', ANA, 'the garden'), entry('entryOfBen1', BEN, 'the sea')],
    session_summaries: [
      {
        id: 'sessionOfAna1',
        fields: {
          user_id: ANA,
          session_id: `session_${ANA}_1720000900000`,
          summary: 'A plain old summary',
          ai_summary: { therapeuticOverview: 'You wrote.' },
          session_date: '2024-07-03',
          created_at: '2024-07-03T10:00:00.000Z',
          auto_ended: false,
          session_data: [{ type: 'user', content: text(ANA, 'the garden'), timestamp: 1_720_000_000_000 }],
        },
      },
    ],
  }
}

const run = (context: TestContext, files: Export = exported()) =>
  importLegacy({ ...context, appUrl: 'http://localhost:3000', passphraseOf }, files)

async function setPassword(context: TestContext, email: string, password: string): Promise<Member> {
  const token = await linkTokenFor(context, email)
  const opened = await openRecovery(context, { input: { token }, member: undefined, ...atHome() })
  assert.equal(opened.recoveryWrap, null)
  const credentials = {
    passwordWrap: wrapOf(password),
    recoveryWrap: wrapOf('recovery'),
    recoveryAuthKey: authKeyOf('recovery'),
  }
  const input = { token, authKey: authKeyOf(password), credentials }
  const signedIn = await startOver(context, { input, member: undefined, ...atHome() })
  return requireHolder(context, signedIn.token)
}

const waiting = async (context: TestContext, member: Member) => {
  const { chunks, result } = await collected(ask(context, getLegacyDocuments, member, null))
  return { documents: chunks.flatMap((chunk) => chunk.documents), passphrase: result.passphrase }
}

const sealedSession = (id: string, entryId: string) => ({
  id,
  session_date: '2024-07-03',
  ended_at: 1_720_000_900_000,
  auto_ended: false,
  summary: envelope('summary'),
  ai_summary: null,
  entries: [
    {
      id: entryId,
      user_text: envelope('text'),
      ai_response: envelope('reply'),
      timestamp: 1_720_000_000_000,
    },
  ],
})

test('members arrive without a password, by the rules for old profiles, and are mailed once', async () => {
  const context = await createTestContext()
  const report = await run(context)
  assert.deepEqual(report, {
    members: { imported: 2, alreadyHere: 0 },
    documents: { imported: 4, alreadyHere: 0 },
    leftOut: [],
  })
  const [ana, ben] = [
    await findAccount(context.db, ANA, context.settings),
    await findAccount(context.db, BEN, context.settings),
  ]
  assert.equal(ana?.profile?.email, 'ana@example.org')
  assert.equal(ana?.profile?.approval_status, null, 'old enough to count as approved')
  assert.equal(ana?.emailVerified, false)
  assert.equal(ben?.emailVerified, true, 'grandfathered')
  assert.equal(ben?.profile?.name, '', 'a name that is none is left out')
  assert.deepEqual(await subjectsTo(context, 'ana@example.org'), [
    'Your journal has moved: please set a password',
  ])
  await assert.rejects(signInAs(context, 'ana@example.org', ''), { code: 'wrongCredentials' })
})

test('a profile without a status from after the cut-off waits for the admin; a rejected one gets no mail', async () => {
  const context = await createTestContext()
  const profile = (email: string, more = {}) => ({
    email,
    name: 'Kim',
    created_at: '2024-09-19T00:00:00Z',
    ...more,
  })
  await run(context, {
    users: [
      { id: 'newNewNewNewNewNewNew', fields: profile('new@example.org') },
      { id: 'rejectedRejectedRejected', fields: profile('no@example.org', { approval_status: 'rejected' }) },
    ],
    journal_entries: [],
    session_summaries: [],
  })
  const account = await findAccount(context.db, 'newNewNewNewNewNewNew', context.settings)
  assert.equal(account?.profile?.approval_status, 'pending_approval')
  assert.deepEqual(await subjectsTo(context, 'no@example.org'), [])
})

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
  const replaced = [{ collection: 'journal_entries' as const, id: 'entryOfBen1' }]
  await ask(context, sealLegacyDocuments, ben, {
    replaced,
    session: sealedSession('sessionOfBen1', 'entryOfBen1'),
  })
  assert.deepEqual(await run(context), again)
  assert.deepEqual(await waiting(context, ben), { documents: [], passphrase: null })
  assert.deepEqual(await subjectsTo(context, 'ben@example.org'), [
    'Your journal has moved: please set a password',
  ])
})

test('the link sets a password, shows whose address it is, and deletes nothing', async () => {
  const context = await createTestContext()
  await run(context)
  const ana = await setPassword(context, 'ana@example.org', 'her password')
  assert.equal(ana.standing, 'approved')
  const { documents, passphrase } = await waiting(context, ana)
  assert.deepEqual(documents.map(({ id }) => id).toSorted(), [ANA, 'entryOfAna1', 'sessionOfAna1'])
  assert.equal(passphrase, passphraseOf(ANA))
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

test('nothing of the old text stands readable in the tables', async () => {
  const context = await createTestContext()
  await run(context)
  const rows = await context.db.selectFrom('legacy_documents').selectAll().execute()
  const accounts = await context.db.selectFrom('legacy_accounts').selectAll().execute()
  const stored = JSON.stringify([rows, accounts])
  for (const words of ['A plain old summary', 'Moss', 'U2FsdGVkX1', 'old secret'])
    assert.ok(!stored.includes(words), words)
})

test('bad rows are left out and named, and take nothing of the others with them', async () => {
  const context = await createTestContext()
  const files = exported()
  files.users.push({ id: 'short', fields: { email: 'kim@example.org', created_at: 1 } })
  files.users.push({ id: 'sameAddressAsAnaHasHere', fields: { email: 'ana@example.org', created_at: 1 } })
  files.journal_entries.push({
    id: 'entryOfNobody',
    fields: { user_id: 'gone', user_text: 'x', timestamp: 1 },
  })
  files.journal_entries.push({ id: 'entryWithoutTime', fields: { user_id: ANA, user_text: 'x' } })
  files.session_summaries.push({
    id: 'sessionOfWhat',
    fields: { user_id: ANA, created_at: 1, session_data: [7] },
  })
  const { members, documents, leftOut } = await run(context, files)
  assert.deepEqual([members.imported, documents.imported], [2, 4])
  assert.deepEqual(leftOut.map(({ collection, id, why }) => `${collection} ${id}: ${why}`).toSorted(), [
    'journal_entries entryOfNobody: user_id',
    'journal_entries entryWithoutTime: timestamp',
    'session_summaries sessionOfWhat: session_data.0.type',
    'users sameAddressAsAnaHasHere: email belongs to a member already',
    'users short: id',
  ])
})

test('an export is read as arrays or as objects by id; anything else is said in one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'journal-import-'))
  await writeFile(join(folder, 'users.json'), JSON.stringify([{ id: ANA, email: 'ana@example.org' }]))
  await writeFile(join(folder, 'journal_entries.json'), JSON.stringify({ entryOfAna1: { user_id: ANA } }))
  await writeFile(join(folder, 'session_summaries.json'), '{"cut off')
  await assert.rejects(readExport(folder), /session_summaries\.json is not there, or holds no JSON documents/)

  await writeFile(join(folder, 'session_summaries.json'), '[]')
  const { users, journal_entries } = await readExport(folder)
  assert.deepEqual([users[0]?.id, journal_entries[0]?.id], [ANA, 'entryOfAna1'])
  await rm(folder, { recursive: true })
})
