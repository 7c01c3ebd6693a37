import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CALLS } from '../../contract/calls/calls.ts'
import { BODY_MAX_BYTES } from '../../contract/limits.ts'
import { mayAsk, type Standing } from '../../contract/roles.ts'
import { post, startHttp } from '../../tests/support/httpServer.ts'
import { joinAs, requireHolder, signInAs, signUpAs } from '../../tests/support/person.ts'
import { ask, createTestContext, type TestContext } from '../../tests/support/testContext.ts'
import { approveUser } from '../calls/approveUser.ts'
import { rejectUser } from '../calls/rejectUser.ts'
import type { Log } from '../log.ts'

async function errorOf(response: Response) {
  const { error } = (await response.json()) as { error: { status: string; details: { code: string } } }
  return { http: response.status, status: error.status, code: error.details.code }
}

test('what is no JSON, has no data, or is too large gets a clear error', async () => {
  const { origin } = await startHttp()
  const name = 'getSignInParameters'
  const notJson = { http: 400, status: 'INVALID_ARGUMENT', code: 'notJson' }
  assert.deepEqual(await errorOf(await post(origin, name, '{"data":')), notJson)
  assert.deepEqual(await errorOf(await post(origin, name, '')), notJson)
  assert.deepEqual(await errorOf(await post(origin, name, '[]')), notJson)
  assert.deepEqual(await errorOf(await post(origin, name, '{"other":1}')), notJson)
  const large = JSON.stringify({ data: { email: 'a'.repeat(BODY_MAX_BYTES) } })
  assert.deepEqual(await errorOf(await post(origin, name, large)), {
    http: 400,
    status: 'INVALID_ARGUMENT',
    code: 'bodyTooLarge',
  })
})

test('a body that grows beyond the limit without saying so is cut off', async () => {
  const { origin } = await startHttp()
  const pieces = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(' '.repeat(64 * 1024))),
  })
  const response = await fetch(`${origin}/functions/signIn`, {
    method: 'POST',
    body: pieces,
    duplex: 'half',
  } as RequestInit)
  assert.equal((await errorOf(response)).code, 'bodyTooLarge')
})

test('another method and another call are not found', async () => {
  const { origin } = await startHttp()
  assert.equal((await fetch(`${origin}/functions/getDailyUsage`)).status, 404)
  assert.equal((await post(origin, '__proto__', '{"data":null}')).status, 404)
})

test('a broken rule is told by its own sentence, and never by what was sent', async () => {
  const { origin } = await startHttp()
  const response = await post(
    origin,
    'getSignInParameters',
    JSON.stringify({ data: { email: 'canary..x@y.org' } }),
  )
  const body = await response.text()
  assert.match(body, /Email format is not valid/)
  assert.ok(!body.includes('canary'))
})

test('answers to calls are kept by nobody', async () => {
  const { origin } = await startHttp()
  const response = await post(origin, 'getDailyUsage', '{"data":null}')
  assert.equal(response.headers.get('cache-control'), 'no-store')
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
  assert.equal(response.headers.get('access-control-allow-origin'), null)
})

/** One person of each standing. */
async function everybody(context: TestContext): Promise<Record<Standing, string>> {
  const admin = await joinAs(context, 'admin@example.com', 'password')
  const token = async (email: string) => (await signInAs(context, email, 'password')).token
  for (const name of ['pending', 'rejected', 'approved'])
    await joinAs(context, `${name}@example.org`, 'password')
  const unverified = await signUpAs(context, 'unverified@example.org', 'password')
  const tokens = {
    unverified: unverified.token,
    pending: await token('pending@example.org'),
    rejected: await token('rejected@example.org'),
    approved: await token('approved@example.org'),
    admin: await token('admin@example.com'),
  }
  const userId = async (held: string) => (await requireHolder(context, held)).userId
  await ask(context, approveUser, admin, { userId: await userId(tokens.approved) })
  await ask(context, rejectUser, admin, { userId: await userId(tokens.rejected) })
  return tokens
}

const REFUSALS = ['notSignedIn', 'notAllowed', 'emailNotVerified']

test('who may ask which call: nobody, unverified, pending, rejected, approved and admin', async () => {
  const context = await createTestContext()
  const { origin } = await startHttp({ context })
  const tokens = await everybody(context)
  const people: [Standing | undefined, string | undefined][] = [
    [undefined, undefined],
    ...(Object.entries(tokens) as [Standing, string][]),
  ]
  for (const call of Object.values(CALLS)) {
    for (const [standing, token] of people) {
      // An input that no call takes: whoever may ask is told that; whoever may not is told nothing of it.
      const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` }
      const response = await post(origin, call.name, '{"nothing":1}', headers)
      const { code } = await errorOf(response)
      const expected = mayAsk(call.who, standing) ? 'notJson' : refusal(standing)
      assert.equal(code, expected, `${call.name} as ${standing ?? 'nobody'}`)
      assert.equal(REFUSALS.includes(code), !mayAsk(call.who, standing))
    }
  }
})

function refusal(standing: Standing | undefined): string {
  if (standing === undefined) return 'notSignedIn'
  return standing === 'unverified' ? 'emailNotVerified' : 'notAllowed'
}

test('the table of roles says what spec §6 says', () => {
  const journaling = Object.values(CALLS).filter((call) => call.who === 'approved')
  assert.ok(journaling.some((call) => call.name === 'saveEntry'))
  for (const call of journaling)
    for (const standing of ['unverified', 'pending', 'rejected', 'admin'] as const)
      assert.ok(!mayAsk(call.who, standing), `${call.name} as ${standing}`)
  for (const name of ['approveUser', 'rejectUser', 'watchPendingUsers', 'getStatistics'] as const)
    for (const standing of ['unverified', 'pending', 'rejected', 'approved'] as const)
      assert.ok(!mayAsk(CALLS[name].who, standing), `${name} as ${standing}`)
})

test('a wrong, expired or ended token is nobody’s', async () => {
  const context = await createTestContext()
  const { origin } = await startHttp({ context })
  const { approved } = await everybody(context)
  const asking = (authorization: string) =>
    post(origin, 'getDailyUsage', '{"data":null}', { Authorization: authorization })
  assert.equal((await asking(`Bearer ${approved}`)).status, 200)
  for (const wrong of [
    `Bearer ${approved}x`,
    `Basic ${approved}`,
    'Bearer',
    'Bearer a.b',
    `Bearer ${'.'.repeat(9999)}`,
  ])
    assert.equal((await errorOf(await asking(wrong))).code, 'notSignedIn', wrong.slice(0, 20))
  context.clock.at += 60 * 60 * 1000
  assert.equal((await errorOf(await asking(`Bearer ${approved}`))).code, 'notSignedIn')
})

test('nobody sets a field that is not theirs: what a call does not take is ignored', async () => {
  const context = await createTestContext()
  const { origin } = await startHttp({ context })
  const { pending } = await everybody(context)
  const data = { timeZone: 'UTC', approval_status: 'approved', role: 'admin', email: 'admin@example.com' }
  const response = await post(origin, 'saveTimeZone', JSON.stringify({ data }), {
    Authorization: `Bearer ${pending}`,
  })
  assert.equal(response.status, 200)
  assert.equal((await requireHolder(context, pending)).standing, 'pending')
})

test('a live call ends when the server stops, and a call under way is answered', async () => {
  const context = await createTestContext()
  const { origin, http } = await startHttp({ context })
  const { approved } = await everybody(context)
  const headers = { Authorization: `Bearer ${approved}`, Accept: 'text/event-stream' }
  const live = await post(origin, 'watchAccount', '{"data":null}', headers)
  const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader()
  assert.match((await reader?.read())?.value ?? '', /^data: \{"message":\{"account"/)
  await http.close()
  let rest = ''
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) rest += part.value
  assert.match(rest, /"code":"cancelled"/)
})

test('no text of a request reaches the log, whatever goes wrong', async () => {
  const lines: string[] = []
  const log: Log = {
    call: (...facts) => lines.push(JSON.stringify(facts)),
    failure: (where, failure) => lines.push(JSON.stringify([where, (failure as Error).name])),
    info: (event) => lines.push(event),
  }
  const context = await createTestContext()
  const { origin } = await startHttp({ context, log })
  const { approved } = await everybody(context)
  const headers = { Authorization: `Bearer ${approved}` }
  const canary = 'a canary phrase'
  for (const body of [
    canary,
    JSON.stringify({ data: canary }),
    JSON.stringify({ data: { userText: canary } }),
  ])
    for (const call of Object.values(CALLS)) if (!call.live) await post(origin, call.name, body, headers)
  assert.ok(lines.length > 50)
  for (const line of lines) assert.ok(!line.includes('canary') && !line.includes(approved), line)
})
