import assert from 'node:assert/strict'
import { test } from 'node:test'
import { REGISTRATION_LIFETIME } from '../../contract/limits.ts'
import {
  atHome,
  cookieJar,
  joinAs,
  requireHolder,
  signInAs,
  signUpInput,
  subjectsTo,
} from '../../tests/support/person.ts'
import { createTestContext, withCode } from '../../tests/support/testContext.ts'
import * as registrations from '../store/registrations.ts'
import { signUp } from './signUp.ts'
import { watchPendingUsers } from './watchPendingUsers.ts'

const EMAIL = 'ana@example.org'

test('a sign-up is a registration: signed in, unverified, unseen by the admin, mailed a link', async () => {
  const context = await createTestContext()
  const answer = await signUp(context, {
    input: signUpInput(EMAIL, 'a password'),
    member: undefined,
    ...atHome(),
  })
  assert.equal(answer.account.emailVerified, false)
  assert.equal(answer.account.profile?.approval_status, 'pending_approval')
  assert.equal((await requireHolder(context, answer.token)).standing, 'unverified')
  assert.deepEqual(await subjectsTo(context, EMAIL), ['Please verify your email address'])

  const admin = await joinAs(context, 'admin@example.com', 'the admin’s password')
  const list = await watchPendingUsers(context, { input: null, member: admin, ...atHome() }).next()
  assert.deepEqual(list.value, { users: [] })
})

test('the profile has the values of spec §3', async () => {
  const context = await createTestContext()
  const input = signUpInput(EMAIL, 'a password')
  const { account } = await signUp(context, { input, member: undefined, ...atHome() })
  assert.deepEqual(account.profile, {
    email: EMAIL,
    name: 'Ana Example',
    role: 'beta_tester',
    practice_id: 'default_practice',
    created_at: context.clock.at,
    agreed_to_beta_terms: true,
    email_verification_required: true,
    grandfathered_email_verification: false,
    approval_status: 'pending_approval',
    approved_by: null,
    approved_at: null,
    rejection_reason: null,
    chatbot_name: null,
  })
})

test('nobody can find out who keeps a journal here: a known address gets the same answer', async () => {
  const context = await createTestContext()
  await joinAs(context, EMAIL, 'her password')
  const stranger = await signUp(context, {
    input: signUpInput(EMAIL, 'another password'),
    member: undefined,
    ...atHome(),
  })
  const unknown = await signUp(context, {
    input: signUpInput('nobody@example.org', 'another password'),
    member: undefined,
    ...atHome(),
  })
  const shape = (answer: typeof stranger) => ({
    ...answer.account,
    userId: '',
    profile: { ...answer.account.profile, email: '' },
  })
  assert.deepEqual(shape(stranger), shape(unknown))
  assert.deepEqual(await subjectsTo(context, EMAIL), [
    'Please verify your email address',
    'You already have an account',
  ])
  assert.equal((await signInAs(context, EMAIL, 'her password')).account.emailVerified, true)
  assert.equal((await signInAs(context, EMAIL, 'another password')).account.emailVerified, false)
})

test('the same sign-up sent twice is one registration and one mail', async () => {
  const context = await createTestContext()
  const input = signUpInput(EMAIL, 'a password')
  await signUp(context, { input, member: undefined, ...atHome() })
  await signUp(context, { input, member: undefined, ...atHome() })
  assert.equal((await registrations.idsByEmail(context.db, EMAIL)).length, 1)
  assert.equal((await subjectsTo(context, EMAIL)).length, 1)
})

test('somebody else’s user id is refused, and its keys stay as they are', async () => {
  const context = await createTestContext()
  const member = await joinAs(context, EMAIL, 'her password')
  const input = signUpInput('ben@example.org', 'his password', { userId: member.userId })
  const asking = signUp(context, { input, member: undefined, ...atHome() })
  await assert.rejects(asking, withCode('userIdTaken'))
  await signInAs(context, EMAIL, 'her password')
})

test('of two who choose the same user id at the same time, one gets it and the other is told', async () => {
  const context = await createTestContext()
  const first = signUpInput(EMAIL, 'her password')
  const inputs = [first, signUpInput('ben@example.org', 'his password', { userId: first.userId })]
  const answers = await Promise.allSettled(
    inputs.map((input) => signUp(context, { input, member: undefined, ...atHome() })),
  )
  const refused = answers.filter((answer) => answer.status === 'rejected')
  assert.deepEqual(
    refused.map(({ reason }) => reason.code),
    ['userIdTaken'],
  )
  const { email } = await context.db.selectFrom('registrations').selectAll().executeTakeFirstOrThrow()
  await signInAs(context, email, email === EMAIL ? 'her password' : 'his password')
})

test('the same sign-up, twice at the same time, is one', async () => {
  const context = await createTestContext()
  const input = signUpInput(EMAIL, 'her password')
  await Promise.all([1, 2].map(() => signUp(context, { input, member: undefined, ...atHome() })))
  assert.equal((await subjectsTo(context, EMAIL)).length, 1)
})

test('what is stored of a password opens only with the app secret', async () => {
  const context = await createTestContext()
  const input = signUpInput(EMAIL, 'a password')
  await signUp(context, { input, member: undefined, ...atHome() })
  const stored = JSON.stringify(await context.db.selectFrom('credentials').selectAll().execute())
  assert.ok(!stored.includes(input.authKey))
  assert.ok(!stored.includes(String(input.credentials.passwordWrap)))
  assert.ok(!stored.includes(input.credentials.recoveryAuthKey))
  assert.ok(stored.includes(String(input.credentials.recoveryWrap)))
})

test('a registration that nobody verifies expires after seven days with its keys and sign-ins', async () => {
  const context = await createTestContext()
  const jar = cookieJar()
  await signUp(context, { input: signUpInput(EMAIL, 'a password'), member: undefined, ...atHome(jar) })
  context.clock.at += REGISTRATION_LIFETIME + 1
  await context.write((trx) => registrations.removeOlderThan(trx, context.now() - REGISTRATION_LIFETIME))
  for (const table of ['registrations', 'credentials', 'sign_ins', 'bearer_tokens', 'mail_links'] as const)
    assert.equal((await context.db.selectFrom(table).selectAll().execute()).length, 0, table)
})
