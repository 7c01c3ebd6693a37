import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { test } from 'node:test'
import {
  BODY_MAX_BYTES,
  RECOVERY_LINK_LIFETIME,
  SECOND,
  VERIFICATION_LINK_LIFETIME,
} from '../../contract/limits.ts'
import { addEntryOf } from '../../tests/support/entries.ts'
import { envelope } from '../../tests/support/envelope.ts'
import { post, startHttp } from '../../tests/support/httpServer.ts'
import {
  joinAs,
  linkTokenFor,
  requireHolder,
  signInAs,
  signUpAs,
  signUpInput,
  verify,
} from '../../tests/support/person.ts'
import { ask as askDirectly, createTestContext, type TestContext } from '../../tests/support/testContext.ts'
import { approveUser } from '../calls/approveUser.ts'
import { rejectUser } from '../calls/rejectUser.ts'

/** Deliberate attempts to break in, as bytes over HTTP; each is refused. */

interface Answer {
  status: number
  code: string | undefined
  text: string
}

async function setUp() {
  const context = await createTestContext()
  const { origin } = await startHttp({ context })
  const admin = await joinAs(context, 'admin@example.com', 'the admin’s password')
  const call = (name: string, data: unknown, token?: string) =>
    read(post(origin, name, JSON.stringify({ data }), bearer(token)))

  /** Approved, and signed in. */
  async function member(email: string) {
    const { userId } = await joinAs(context, email, 'a password')
    await askDirectly(context, approveUser, admin, { userId })
    const { token } = await signInAs(context, email, 'a password')
    return { token, holder: await requireHolder(context, token) }
  }
  return { context, origin, admin, call, member }
}

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { Authorization: `Bearer ${token}` }

async function read(asked: Promise<Response>): Promise<Answer> {
  const response = await asked
  const text = await response.text()
  return { status: response.status, code: /"code":"(\w+)"/.exec(text)?.[1], text }
}

test('1. another member’s ids open, change and delete nothing', async () => {
  const { context, call, member } = await setUp()
  const ana = await member('ana@example.org')
  const eve = await member('eve@example.org')
  const { entryId, sessionId } = await addEntryOf(context, ana.holder)
  const before = await call('exportJournal', null, ana.token)

  const sealed = envelope('by Eve')
  const ending = { autoEnded: false, session_date: '2026-06-15', summary: null, ai_summary: null, mood: null }
  const attempts: [string, object, string][] = [
    ['getSpecificSession', { sessionId }, 'sessionNotFound'],
    ['deleteSession', { sessionId }, 'sessionNotFound'],
    ['endSession', { sessionId, ...ending }, 'sessionNotFound'],
    ['reopenSession', { sessionId }, 'sessionNotFound'],
    ['saveReply', { entryId, ai_response: sealed }, 'entryNotFound'],
    ['sealEntry', { entryId, user_text: sealed, ai_response: null }, 'entryNotFound'],
  ]
  for (const [name, data, code] of attempts)
    assert.equal((await call(name, data, eve.token)).code, code, name)

  const after = await call('exportJournal', null, ana.token)
  assert.equal(
    after.text.replace(/"exported_at":[^,}]+/, ''),
    before.text.replace(/"exported_at":[^,}]+/, ''),
  )
  const read = await call('exportJournal', null, eve.token)
  assert.ok(!read.text.includes(entryId) && !read.text.includes(sessionId))
})

test('2. an entry saved under another’s ids stays in one’s own journal', async () => {
  const { context, call, member } = await setUp()
  const ana = await member('ana@example.org')
  const eve = await member('eve@example.org')
  const { entryId, sessionId } = await addEntryOf(context, ana.holder)
  const before = await call('getSpecificSession', { sessionId }, ana.token)

  const entry = { id: entryId, session_id: sessionId, user_id: ana.holder.userId }
  const rest = { session_mode: 'free-journal', timestamp: 1, session_date: '2026-06-15', encrypted: true }
  await call('saveEntry', { ...entry, ...rest, user_text: envelope('by Eve') }, eve.token)
  assert.deepEqual(await call('getSpecificSession', { sessionId }, ana.token), before)
})

test('3. nobody signs up with a role, an approval or somebody else’s user id', async () => {
  const { context, call, member } = await setUp()
  const forged = {
    role: 'admin',
    isAdmin: true,
    approval_status: 'approved',
    approved_by: 'admin@example.com',
    emailVerified: true,
    email_verified_at: 1,
  }
  const signedUp = await call('signUp', {
    ...signUpInput('eve@example.org', 'a password'),
    ...forged,
    profile: forged,
  })
  const { result } = JSON.parse(signedUp.text) as { result: { token: string } }
  assert.equal((await requireHolder(context, result.token)).standing, 'unverified')
  await verify(context, 'eve@example.org')
  assert.equal((await requireHolder(context, result.token)).standing, 'pending')
  assert.equal((await call('approveUser', { userId: 'x'.repeat(20) }, result.token)).code, 'notAllowed')

  const { holder } = await member('ana@example.org')
  const taken = signUpInput('mallory@example.org', 'another password', { userId: holder.userId })
  assert.equal((await call('signUp', taken)).code, 'userIdTaken')
})

test('4. a verification link works once, for a day at most, and for its own purpose', async () => {
  const { context, call } = await setUp()
  await signUpAs(context, 'ana@example.org', 'a password')
  const token = await linkTokenFor(context, 'ana@example.org')
  assert.equal((await call('openRecovery', { token })).code, 'linkNotValid')
  assert.equal((await call('verifyEmail', { token: `${token.slice(0, -1)}_` })).code, 'linkNotValid')
  assert.equal((await call('verifyEmail', { token })).status, 200)
  assert.equal((await call('verifyEmail', { token })).code, 'linkNotValid')

  await signUpAs(context, 'late@example.org', 'a password')
  const late = await linkTokenFor(context, 'late@example.org')
  context.clock.at += VERIFICATION_LINK_LIFETIME
  assert.equal((await call('verifyEmail', { token: late })).code, 'linkNotValid')
})

test('5. a recovery link works only until it runs out', async () => {
  const { context, call, member } = await setUp()
  await member('ana@example.org')
  context.clock.at += SECOND
  await call('sendRecoveryEmail', { email: 'ana@example.org' })
  const token = await linkTokenFor(context, 'ana@example.org')
  assert.equal((await call('openRecovery', { token })).status, 200)
  assert.equal((await call('verifyEmail', { token })).code, 'linkNotValid')
  context.clock.at += RECOVERY_LINK_LIFETIME
  assert.equal((await call('openRecovery', { token })).code, 'linkNotValid')
})

test('6. the open tab of a rejected person learns it at once, and can do nothing', async () => {
  const { context, origin, admin, call } = await setUp()
  const { userId } = await joinAs(context, 'ana@example.org', 'a password')
  const { token } = await signInAs(context, 'ana@example.org', 'a password')
  const live = await post(origin, 'watchAccount', '{"data":null}', {
    ...bearer(token),
    Accept: 'text/event-stream',
  })
  const tab = live.body?.pipeThrough(new TextDecoderStream()).getReader()
  assert.match((await tab?.read())?.value ?? '', /pending_approval/)
  await askDirectly(context, rejectUser, admin, { userId, reason: 'Not now' })
  assert.match((await tab?.read())?.value ?? '', /rejected/)
  await tab?.cancel()
  for (const name of [
    'getSessionHistory',
    'saveEntry',
    'analyzeJournalEntry',
    'watchJournal',
    'exportJournal',
  ])
    assert.equal((await call(name, null, token)).code, 'notAllowed', name)
})

test('7. there is one admin: who has shown the address to be theirs, and nobody before or after', async () => {
  const context = await createTestContext()
  const { origin } = await startHttp({ context })
  // Before the admin has come, an address that nobody verified is nobody’s.
  const eve = await signUpAs(context, 'admin@example.com', 'a password of Eve’s')
  assert.equal((await requireHolder(context, eve.token)).standing, 'unverified')
  assert.equal(
    (await read(post(origin, 'watchPendingUsers', '{"data":null}', bearer(eve.token)))).code,
    'emailNotVerified',
  )

  context.clock.at += SECOND
  const admin = await signUpAs(context, 'admin@example.com', 'the admin’s password')
  await verify(context, 'admin@example.com')
  assert.equal((await requireHolder(context, admin.token)).standing, 'admin')

  const late = await signUpAs(context, 'admin@example.com', 'another password of Eve’s')
  assert.equal((await requireHolder(context, late.token)).standing, 'unverified')
  for (const { token } of [eve, late])
    assert.equal(
      (await read(post(origin, 'getStatistics', '{"data":null}', bearer(token)))).code,
      'emailNotVerified',
    )
})

test('8. no line break or markup in a name or an address reaches a mail', async () => {
  const { context, call } = await setUp()
  const names = [
    'Ana\r\nBcc: all@example.org',
    'Ana\nSubject: x',
    '<b>Ana</b>',
    'Ana\u0000',
    'Ana" <eve@example.org>',
  ]
  for (const name of names)
    assert.equal(
      (await call('signUp', signUpInput('ana@example.org', 'p', { name }))).code,
      'invalidInput',
      name,
    )
  const addresses = [
    'ana@example.org\r\nBcc: all@example.org',
    'ana@example.org, eve@example.org',
    '<ana@example.org>',
  ]
  for (const email of addresses)
    assert.equal((await call('signUp', signUpInput(email, 'p'))).code, 'invalidInput', email)
  assert.equal(await mailsTo(context, 'ana@example.org'), 0)
})

const mailsTo = async (context: TestContext, recipient: string): Promise<number> =>
  (await context.db.selectFrom('mails').select('id').where('recipient', '=', recipient).execute()).length

test('9. the cookie alone asks nothing, another site cannot send it, and a token in the address is none', async () => {
  const { context, origin } = await setUp()
  await joinAs(context, 'ana@example.org', 'a password')
  const { email, authKey } = signUpInput('ana@example.org', 'a password')
  const signedIn = await post(origin, 'signIn', JSON.stringify({ data: { email, authKey } }))
  const cookie = signedIn.headers.get('set-cookie') ?? ''
  assert.match(cookie, /HttpOnly/)
  assert.match(cookie, /SameSite=Strict/)
  assert.match(cookie, /Path=\/functions\/renewSignIn/)
  const { result } = (await signedIn.json()) as { result: { token: string } }

  const sent = { Cookie: cookie.split(';')[0] ?? '' }
  assert.equal((await read(post(origin, 'renewSignIn', '{"data":null}', sent))).status, 200)
  for (const name of ['getAccount', 'signOut', 'deleteAccount', 'watchAccount'])
    assert.equal((await read(post(origin, name, '{"data":null}', sent))).code, 'notSignedIn', name)

  const preflight = await fetch(`${origin}/functions/renewSignIn`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
  })
  assert.equal(preflight.headers.get('access-control-allow-origin'), null)

  for (const query of ['access_token', 'token', 'bearer'])
    assert.equal(
      (await read(post(origin, `getAccount?${query}=${result.token}`, '{"data":null}'))).code,
      'notSignedIn',
    )
})

test('10. keys of the prototype, deep nesting and sheer size do nothing', async () => {
  const { context, origin, member } = await setUp()
  const { token } = await member('ana@example.org')
  const sendRaw = (data: string) => read(post(origin, 'saveTimeZone', `{"data":${data}}`, bearer(token)))

  const keys =
    '"timeZone":"UTC","__proto__":{"standing":"admin"},"constructor":{"prototype":{"standing":"admin"}}'
  assert.equal((await sendRaw(`{${keys}}`)).status, 200)
  assert.equal(({} as { standing?: string }).standing, undefined)
  assert.equal((await requireHolder(context, token)).standing, 'approved')
  for (const name of ['__proto__', 'constructor', 'toString', '../signIn'])
    assert.equal((await read(post(origin, name, '{"data":null}', bearer(token)))).status, 404, name)

  const deep = 20_000
  assert.equal((await sendRaw(`${'['.repeat(deep)}${']'.repeat(deep)}`)).code, 'invalidInput')
  assert.equal((await sendRaw(`${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`)).code, 'invalidInput')
  assert.equal((await sendRaw(`"${'a'.repeat(BODY_MAX_BYTES)}"`)).code, 'bodyTooLarge')
  assert.equal((await sendRaw('{"timeZone":"UTC"}')).status, 200)
})

test('11. ids are ids: no wildcard, no path and no query of the database', async () => {
  const { context, call, member } = await setUp()
  const ana = await member('ana@example.org')
  const eve = await member('eve@example.org')
  const { sessionId } = await addEntryOf(context, ana.holder)
  for (const id of ['%', "' OR 1=1 --", `../${ana.holder.userId}/${sessionId}`, { $ne: null }, [sessionId]])
    assert.notEqual((await call('getSpecificSession', { sessionId: id }, eve.token)).status, 200, String(id))
  assert.equal(
    (await call('getSpecificSession', { sessionId: randomUUID() }, eve.token)).code,
    'sessionNotFound',
  )
})

test('12. a site whose name leads to this machine reads neither mailbox nor metrics', async () => {
  const { origin } = await setUp()
  const { port } = new URL(origin)
  const statusFor = async (path: string, host: string): Promise<number | undefined> => {
    const asked = request(`${origin}${path}`, { headers: { Host: host } }).end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode
  }
  for (const path of ['/mailbox', '/mailbox.json', '/metrics']) {
    for (const host of [`evil.example:${port}`, 'localhost.evil.example', '127.0.0.1.evil.example'])
      assert.equal(await statusFor(path, host), 302, `${path} at ${host}`)
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, '[::1]'])
      assert.equal(await statusFor(path, host), 200, `${path} at ${host}`)
  }
})

test('13. a form on another site can ask nothing, so it signs nobody in as somebody else', async () => {
  const { origin } = await setUp()
  const { email, authKey } = signUpInput('admin@example.com', 'the admin’s password')
  const signIn = (site: string) =>
    post(origin, 'signIn', JSON.stringify({ data: { email, authKey } }), { 'Sec-Fetch-Site': site })
  for (const site of ['cross-site', 'same-site']) {
    const answer = await signIn(site)
    assert.equal(answer.headers.get('set-cookie'), null, site)
    assert.equal((await read(Promise.resolve(answer))).code, 'notAllowed', site)
  }
  assert.equal((await signIn('same-origin')).status, 200)
})
