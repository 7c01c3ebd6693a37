import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  MAILS_PER_ADDRESS,
  MAILS_WINDOW,
  VERIFICATION_COOLDOWN,
  VERIFICATION_LINK_LIFETIME,
} from '../../contract/limits.ts'
import {
  atHome,
  joinAs,
  linkTokenFor,
  requireHolder,
  signInAs,
  signUpAs,
  subjectsTo,
  verify,
} from '../../tests/support/person.ts'
import { ask, createTestContext, withCode } from '../../tests/support/testContext.ts'
import { sendVerificationEmail } from './sendVerificationEmail.ts'
import { verifyEmail } from './verifyEmail.ts'

const ANA = 'ana@example.org'

const opening = (context: Awaited<ReturnType<typeof createTestContext>>, token: string) =>
  verifyEmail(context, { input: { token }, member: undefined, ...atHome() })

test('the link turns a registration into a pending member; id, keys and sign-ins carry over', async () => {
  const context = await createTestContext()
  const { token, account } = await signUpAs(context, ANA, 'her password')
  await verify(context, ANA)
  const member = await requireHolder(context, token)
  assert.equal(member.userId, account.userId)
  assert.equal(member.standing, 'pending')
  assert.equal((await signInAs(context, ANA, 'her password')).account.emailVerified, true)
})

test('the configured address is approved by itself once it is verified, and not before', async () => {
  const context = await createTestContext()
  const { token } = await signUpAs(context, 'admin@example.com', 'the password')
  assert.equal((await requireHolder(context, token)).standing, 'unverified')
  await verify(context, 'admin@example.com')
  assert.equal((await requireHolder(context, token)).standing, 'admin')
})

test('a link works once, and not after its time', async () => {
  const context = await createTestContext()
  await signUpAs(context, ANA, 'her password')
  const link = await linkTokenFor(context, ANA)
  await opening(context, link)
  await assert.rejects(opening(context, link), withCode('linkNotValid'))

  await signUpAs(context, 'ben@example.org', 'his password')
  const late = await linkTokenFor(context, 'ben@example.org')
  context.clock.at += VERIFICATION_LINK_LIFETIME
  await assert.rejects(opening(context, late), withCode('linkNotValid'))
})

test('a link of one is no link of another', async () => {
  const context = await createTestContext()
  await signUpAs(context, ANA, 'her password')
  const { account } = await signUpAs(context, 'ben@example.org', 'his password')
  const [, secret] = (await linkTokenFor(context, ANA)).split('.')
  await assert.rejects(opening(context, `${account.userId}.${secret}`), withCode('linkNotValid'))
})

test('of two registrations of one address the first to verify gets it; the other never learns', async () => {
  const context = await createTestContext()
  const stranger = await signUpAs(context, ANA, 'a stranger’s password')
  const strangersLink = await linkTokenFor(context, ANA)
  context.clock.at += 1
  const owner = await signUpAs(context, ANA, 'her password')
  await verify(context, ANA)
  assert.equal((await requireHolder(context, owner.token)).standing, 'pending')
  assert.equal((await requireHolder(context, stranger.token)).standing, 'unverified')
  await assert.rejects(opening(context, strangersLink), withCode('linkNotValid'))
  assert.equal((await requireHolder(context, stranger.token)).standing, 'unverified')
})

test('resending is allowed once per 60 seconds, and says how long to wait', async () => {
  const context = await createTestContext()
  const { token } = await signUpAs(context, ANA, 'her password')
  const member = await requireHolder(context, token)
  context.clock.at += 10_000
  await assert.rejects(ask(context, sendVerificationEmail, member, null), {
    code: 'waitBeforeResending',
    details: { retryAfter: VERIFICATION_COOLDOWN - 10_000 },
  })
  context.clock.at += VERIFICATION_COOLDOWN - 10_000
  await ask(context, sendVerificationEmail, member, null)
  assert.equal((await subjectsTo(context, ANA)).length, 2)
})

test('however many strangers sign up with an address and resend, it gets ten mails an hour', async () => {
  const context = await createTestContext()
  const strangers: string[] = []
  for (let each = 0; each < 4; each++)
    strangers.push((await signUpAs(context, ANA, `password ${each}`)).token)
  const resendAll = async () => {
    context.clock.at += VERIFICATION_COOLDOWN
    for (const token of strangers)
      await ask(context, sendVerificationEmail, await requireHolder(context, token), null)
  }
  for (let minute = 0; minute < 5; minute++) await resendAll()
  assert.equal((await subjectsTo(context, ANA)).length, MAILS_PER_ADDRESS)

  context.clock.at += MAILS_WINDOW
  const { token } = await signUpAs(context, ANA, 'her password')
  await verify(context, ANA)
  assert.equal((await requireHolder(context, token)).standing, 'pending')
})

test('resending for somebody else’s address answers the same and sends nothing', async () => {
  const context = await createTestContext()
  await joinAs(context, ANA, 'her password')
  const { token } = await signUpAs(context, ANA, 'a stranger’s password')
  context.clock.at += VERIFICATION_COOLDOWN
  const before = await subjectsTo(context, ANA)
  const answer = await ask(context, sendVerificationEmail, await requireHolder(context, token), null)
  assert.deepEqual(answer, { success: true })
  assert.deepEqual(await subjectsTo(context, ANA), before)
})
