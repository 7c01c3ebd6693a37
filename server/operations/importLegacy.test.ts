import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import {
  ANA,
  BEN,
  exported,
  passphraseOf,
  run,
  setPassword,
  waiting,
} from '../../tests/support/legacyMembers.ts'
import { atHome, signInAs, signUpInput, subjectsTo } from '../../tests/support/person.ts'
import { createTestContext, type TestContext } from '../../tests/support/testContext.ts'
import { findAccount } from '../calls/account.ts'
import { findMember } from '../calls/bearer.ts'
import { signUp } from '../calls/signUp.ts'
import { readExport } from './legacyExport.ts'

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

test('the link sets a password, shows whose address it is, and deletes nothing', async () => {
  const context = await createTestContext()
  await run(context)
  const ana = await setPassword(context, 'ana@example.org', 'her password')
  assert.equal(ana.standing, 'approved')
  const { documents, passphrase } = await waiting(context, ana)
  assert.deepEqual(documents.map(({ id }) => id).toSorted(), [ANA, 'entryOfAna1', 'sessionOfAna1'])
  assert.equal(passphrase, passphraseOf(ANA))
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

const asBen = (context: TestContext) =>
  signUp(context, {
    input: signUpInput('eve@example.org', 'her password', { userId: BEN }),
    member: undefined,
    ...atHome(),
  })

test('nobody takes the id of an imported member by signing up with it, and so their old journal', async () => {
  const context = await createTestContext()
  await run(context)
  await assert.rejects(asBen(context), { code: 'userIdTaken' })
  const ben = await setPassword(context, 'ben@example.org', 'his password')
  assert.equal((await waiting(context, ben)).documents.length, 1)
})

test('whoever took the id of a member before they were imported loses it', async () => {
  const context = await createTestContext()
  const { token } = await asBen(context)
  const { members } = await run(context)
  assert.equal(members.imported, 2)
  assert.equal(await findMember(context, token), undefined)
  await assert.rejects(signInAs(context, 'eve@example.org', 'her password'), { code: 'wrongCredentials' })
})
