import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import * as firebaseApp from '@firebase/app'
import { Component } from '@firebase/component'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { type Functions, getFunctions, httpsCallable } from 'firebase/functions'
import { CallError } from '../../contract/errors.ts'
import { startHttp } from '../../tests/support/httpServer.ts'
import { joinAs, signInAs } from '../../tests/support/person.ts'
import { ask, type TestContext } from '../../tests/support/testContext.ts'
import { approveUser } from '../calls/approveUser.ts'

/** The public client SDK of the platform the product comes from works against us unchanged (design §4). */

/** Hidden from the types, and the one way to hand the SDK a token of another issuer. */
const { _registerComponent } = firebaseApp as unknown as {
  _registerComponent: (component: Component) => boolean
}

const tokens = new Map<FirebaseApp, string>()
_registerComponent(
  new Component(
    'auth-internal' as never,
    (container) => {
      const app = container.getProvider('app' as never).getImmediate()
      const getToken = async () => ({ accessToken: tokens.get(app) ?? null })
      return { getToken, addAuthTokenListener() {}, removeAuthTokenListener() {} } as never
    },
    'PRIVATE' as never,
  ),
)

function clientOf(origin: string, token?: string): Functions {
  const app = initializeApp({ projectId: 'journal', apiKey: 'none', appId: '1:1:web:1' }, crypto.randomUUID())
  if (token !== undefined) tokens.set(app, token)
  after(() => deleteApp(app))
  return getFunctions(app, `${origin}/functions`)
}

async function memberToken(context: TestContext): Promise<string> {
  const admin = await joinAs(context, 'admin@example.com', 'the password')
  const ana = await joinAs(context, 'ana@example.org', 'her password')
  await ask(context, approveUser, admin, { userId: ana.userId })
  return (await signInAs(context, 'ana@example.org', 'her password')).token
}

const message = { userText: 'I went for a walk.', sessionContext: '', sessionMode: 'free-journal' }

test('a plain call answers with the spec’s fields', async () => {
  const { origin, context } = await startHttp()
  const functions = clientOf(origin, await memberToken(context))
  const { data } = await httpsCallable(functions, 'getDailyUsage')()
  assert.deepEqual(
    { ...(data as object), resetTime: 0 },
    {
      success: true,
      remainingMessages: 30,
      dailyUsage: 0,
      limitReached: false,
      resetTime: 0,
      limit: 30,
    },
  )
})

test('a streamed call hands over chunks and then the result', async () => {
  const { origin, context } = await startHttp()
  const functions = clientOf(origin, await memberToken(context))
  const { stream, data } = await httpsCallable<unknown, { response: string }, { text: string }>(
    functions,
    'analyzeJournalEntry',
  ).stream(message)
  let streamed = ''
  for await (const chunk of stream) streamed += chunk.text
  const { response } = await data
  assert.ok(response.length > 0)
  assert.equal(streamed, response)
})

test('the same call without streaming answers the whole', async () => {
  const { origin, context } = await startHttp()
  const functions = clientOf(origin, await memberToken(context))
  const { data } = await httpsCallable<unknown, { success: boolean; remainingMessages: number }>(
    functions,
    'analyzeJournalEntry',
  )(message)
  assert.equal(data.success, true)
  assert.equal(data.remainingMessages, 29)
})

const failing: [string, string, unknown, boolean][] = [
  ['functions/invalid-argument', 'getSessionHistory', { limit: 0 }, true],
  ['functions/unauthenticated', 'getDailyUsage', null, false],
  ['functions/permission-denied', 'watchPendingUsers', null, true],
  ['functions/not-found', 'getSpecificSession', { sessionId: 'no-such-session' }, true],
  ['functions/not-found', 'noSuchCall', null, true],
]
for (const [code, name, input, signedIn] of failing) {
  test(`${name} with ${JSON.stringify(input)} fails with ${code}`, async () => {
    const { origin, context } = await startHttp()
    const functions = clientOf(origin, signedIn ? await memberToken(context) : undefined)
    await assert.rejects(httpsCallable(functions, name)(input), { code })
  })
}

test('too many requests are resource-exhausted', async () => {
  const { origin, context } = await startHttp()
  const functions = clientOf(origin, await memberToken(context))
  const analyze = httpsCallable(functions, 'analyzeJournalEntry')
  for (let request = 0; request < 10; request++) await analyze(message)
  await assert.rejects(analyze(message), { code: 'functions/resource-exhausted' })
})

test('what takes too long is deadline-exceeded', async () => {
  const { origin, context } = await startHttp()
  context.secrets.keyed = () => {
    throw new CallError('timedOut')
  }
  const late = httpsCallable(clientOf(origin), 'getSignInParameters')({ email: 'ana@example.org' })
  await assert.rejects(late, { code: 'functions/deadline-exceeded' })
})

test('a failure of ours is internal and says nothing', async () => {
  const { origin, context } = await startHttp()
  const functions = clientOf(origin, await memberToken(context))
  context.secrets.keyed = () => {
    throw new Error('a secret detail')
  }
  const failing = httpsCallable(functions, 'getSignInParameters')({ email: 'ana@example.org' })
  await assert.rejects(failing, (error: Error & { code: string }) => {
    assert.equal(error.code, 'functions/internal')
    assert.ok(!error.message.includes('secret'))
    return true
  })
})

test('a companion that is away is told as unavailable, streamed or not', async () => {
  const { origin, context } = await startHttp()
  const functions = clientOf(origin, await memberToken(context))
  context.companion.reply = async function* () {
    throw new (await import('../companion/companion.ts')).CompanionError('failed', 'away')
    // biome-ignore lint/correctness/noUnreachable: a generator has to yield
    yield ''
  }
  const analyze = httpsCallable(functions, 'analyzeJournalEntry')
  await assert.rejects(analyze(message), { code: 'functions/unavailable' })
  const { data } = await analyze.stream(message)
  await assert.rejects(data)
})
