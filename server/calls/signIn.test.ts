import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BEARER_TOKEN_LIFETIME, SIGN_IN_LIFETIME, SIGN_IN_WINDOW } from '../../contract/limits.ts'
import { atHome, cookieJar, joinAs, requireHolder, signInAs } from '../../tests/support/person.ts'
import { ask, createTestContext, withCode } from '../../tests/support/testContext.ts'
import { findMember } from './bearer.ts'
import { getSignInParameters } from './getSignInParameters.ts'
import { renewSignIn } from './renewSignIn.ts'
import { signOut } from './signOut.ts'

const ANA = 'ana@example.org'
const BEN = 'ben@example.org'

test('parameters are answered for every address alike, and always the same for one', async () => {
  const context = await createTestContext()
  await joinAs(context, ANA, 'her password')
  const parametersOf = (email: string) =>
    getSignInParameters(context, { input: { email }, member: undefined, ...atHome() })
  const known = await parametersOf(ANA)
  const unknown = await parametersOf('nobody@example.org')
  assert.deepEqual({ ...known, salt: '' }, { ...unknown, salt: '' })
  assert.equal(known.salt.length, unknown.salt.length)
  assert.notEqual(known.salt, unknown.salt)
  assert.deepEqual(await parametersOf('nobody@example.org'), unknown)
})

test('the right password signs in; a wrong one and an unknown address get the same error', async () => {
  const context = await createTestContext()
  await joinAs(context, ANA, 'her password')
  assert.equal((await signInAs(context, ANA, 'her password')).account.profile?.email, ANA)
  await assert.rejects(signInAs(context, ANA, 'another'), withCode('wrongCredentials'))
  await assert.rejects(signInAs(context, 'nobody@example.org', 'another'), withCode('wrongCredentials'))
})

test('each signs in to their own account, even with the same password', async () => {
  const context = await createTestContext()
  const ana = await joinAs(context, ANA, 'the same')
  const ben = await joinAs(context, BEN, 'the same')
  assert.equal((await signInAs(context, ANA, 'the same')).account.userId, ana.userId)
  assert.equal((await signInAs(context, BEN, 'the same')).account.userId, ben.userId)
})

test('ten attempts per address and five minutes, right or wrong; another person is not held up', async () => {
  const context = await createTestContext()
  await joinAs(context, ANA, 'her password')
  await joinAs(context, BEN, 'his password')
  for (let attempt = 0; attempt < 10; attempt++)
    await assert.rejects(signInAs(context, ANA, 'wrong'), withCode('wrongCredentials'))
  await assert.rejects(signInAs(context, ANA, 'her password'), withCode('tooManyRequests'))
  await signInAs(context, BEN, 'his password')
  context.clock.at += SIGN_IN_WINDOW
  await signInAs(context, ANA, 'her password')
})

test('a bearer token lives for an hour; the cookie gets a new one for thirty days since its last use', async () => {
  const context = await createTestContext()
  await joinAs(context, ANA, 'her password')
  const jar = cookieJar()
  const { token } = await signInAs(context, ANA, 'her password', jar)
  context.clock.at += BEARER_TOKEN_LIFETIME
  assert.equal(await findMember(context, token), undefined)

  for (let month = 0; month < 3; month++) {
    context.clock.at += SIGN_IN_LIFETIME - BEARER_TOKEN_LIFETIME - 1
    const renewed = await renewSignIn(context, { input: null, member: undefined, ...atHome(jar) })
    await requireHolder(context, renewed.token)
  }
  context.clock.at += SIGN_IN_LIFETIME
  const tooLate = renewSignIn(context, { input: null, member: undefined, ...atHome(jar) })
  await assert.rejects(tooLate, withCode('notSignedIn'))
  assert.equal(jar.renewal, undefined)
})

test('two tabs renew without ending each other’s token', async () => {
  const context = await createTestContext()
  await joinAs(context, ANA, 'her password')
  const jar = cookieJar()
  const first = await signInAs(context, ANA, 'her password', jar)
  const second = await renewSignIn(context, { input: null, member: undefined, ...atHome(jar) })
  await requireHolder(context, first.token)
  await requireHolder(context, second.token)
})

test('a cookie is good for nothing but renewing, and a token not for a cookie', async () => {
  const context = await createTestContext()
  await joinAs(context, ANA, 'her password')
  const jar = cookieJar()
  const { token } = await signInAs(context, ANA, 'her password', jar)
  assert.equal(await findMember(context, jar.renewal ?? ''), undefined)
  const forged = { ...cookieJar(), renewal: token }
  const renewing = renewSignIn(context, { input: null, member: undefined, ...atHome(forged) })
  await assert.rejects(renewing, withCode('notSignedIn'))
})

test('signing out ends this sign-in at once, everywhere ends all', async () => {
  const context = await createTestContext()
  await joinAs(context, ANA, 'her password')
  const phone = cookieJar()
  const laptop = await signInAs(context, ANA, 'her password')
  const other = await signInAs(context, ANA, 'her password', phone)
  await ask(context, signOut, await requireHolder(context, laptop.token), { everywhere: false })
  assert.equal(await findMember(context, laptop.token), undefined)
  const stillIn = await requireHolder(context, other.token)

  await ask(context, signOut, stillIn, { everywhere: true })
  assert.equal(await findMember(context, other.token), undefined)
  const renewing = renewSignIn(context, { input: null, member: undefined, ...atHome(phone) })
  await assert.rejects(renewing, withCode('notSignedIn'))
})

test('a token of one cannot be turned into another’s by its user id', async () => {
  const context = await createTestContext()
  await joinAs(context, ANA, 'her password')
  const ben = await joinAs(context, BEN, 'his password')
  const { token } = await signInAs(context, ANA, 'her password')
  const [, secret] = token.split('.')
  assert.equal(await findMember(context, `${ben.userId}.${secret}`), undefined)
  for (const forged of ['', '.', `${ben.userId}.`, `.${secret}`, `${token}.x`])
    assert.equal(await findMember(context, forged), undefined, forged)
})
