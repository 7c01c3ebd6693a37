import assert from 'node:assert/strict'
import { test } from 'node:test'
import { analyzeJournalEntry } from '../contract/calls/analyzeJournalEntry.ts'
import { countReferral } from '../contract/calls/countReferral.ts'
import { getDailyUsage } from '../contract/calls/getDailyUsage.ts'
import { signOut } from '../contract/calls/signOut.ts'
import { CallError } from '../contract/errors.ts'
import { createAsking } from './ask.ts'

const usage = {
  success: true,
  remainingMessages: 29,
  dailyUsage: 1,
  limitReached: false,
  resetTime: 1_800_000_000_000,
  limit: 30,
}
const expired = () => refusal(401, { code: 'notSignedIn' })
const signedIn = () =>
  json({
    result: {
      token: 'fresh',
      expiresAt: 1_800_000_000_000,
      passwordWrap: `j1.gcm.${'k'.repeat(12)}.${'n'.repeat(16)}.${'c'.repeat(64)}`,
      account: {
        userId: 'u'.repeat(20),
        profile: null,
        emailVerified: true,
        isAdmin: false,
        timeZone: 'Europe/Berlin',
        journalTitle: null,
      },
    },
  })

test('posts the data with the bearer token and gives back the result', async () => {
  const { asking, requests } = server(() => json({ result: usage }))
  asking.setBearer('mine')
  assert.deepEqual(await asking.ask(getDailyUsage, null), usage)
  assert.deepEqual(requests, [
    { path: '/functions/getDailyUsage', body: { data: null }, bearer: 'Bearer mine' },
  ])
})

test('tells nobody who is signed in when a call is for anyone', async () => {
  const { asking, requests } = server(() => json({ result: { success: true } }))
  asking.setBearer('mine')
  await asking.ask(countReferral, { kind: 'help-opened' })
  assert.equal(requests[0]?.bearer, null)
})

test('what one person’s page still had to send is never sent as the next person', async () => {
  let signInAsBen = () => {}
  const { asking, requests } = server(() => {
    signInAsBen()
    return expired()
  })
  signInAsBen = () => {
    asking.setBearer(undefined)
    asking.setBearer('ben.secret')
  }
  asking.setBearer('ana.secret')
  const { ask, askStream } = asking.askAs('ana')
  await assert.rejects(ask(getDailyUsage, null), { code: 'cancelled' })
  await assert.rejects(ask(getDailyUsage, null), { code: 'cancelled' })
  const input = { userText: 'Mine.', sessionContext: '', sessionMode: 'free-journal' as const }
  await assert.rejects(askStream(analyzeJournalEntry, input, { onChunk: () => {} }), { code: 'cancelled' })
  assert.deepEqual(
    requests.map(({ bearer }) => bearer),
    ['Bearer ana.secret'],
  )
})

test('an error travels by its code, with its sentence and when to come back', async () => {
  const { asking } = server(() => refusal(429, { code: 'tooManyRequests', retryAfter: 5000 }, 'Slowly.'))
  asking.setBearer('mine')
  await assert.rejects(asking.ask(getDailyUsage, null), (error: CallError) => {
    assert.equal(error.code, 'tooManyRequests')
    assert.equal(error.message, 'Slowly.')
    assert.equal(error.details.retryAfter, 5000)
    return true
  })
})

for (const [what, answer, code] of [
  ['the page of a captive portal', () => new Response('<html>Welcome to our hotel</html>'), 'unavailable'],
  ['JSON that is not the protocol', () => json({ ok: 1 }), 'unavailable'],
  ['a network failure', () => Promise.reject(new TypeError('Failed to fetch')), 'unavailable'],
  ['a result of another shape', () => json({ result: { success: true } }), 'internal'],
  ['an error nobody knows', () => refusal(500, { code: 'toString' }), 'internal'],
] as const) {
  test(`${what} is ${code}`, async () => {
    const { asking } = server(answer)
    asking.setBearer('mine')
    assert.equal(await codeOf(asking.ask(getDailyUsage, null)), code)
  })
}

test('an expired token is renewed once for all calls that met it', async () => {
  const { asking, requests } = server(({ path, bearer }) => {
    if (path === '/functions/renewSignIn') return signedIn()
    return bearer === 'Bearer fresh' ? json({ result: usage }) : expired()
  })
  asking.setBearer('old')
  await Promise.all([1, 2, 3].map(() => asking.ask(getDailyUsage, null)))
  assert.equal(requests.filter(({ path }) => path === '/functions/renewSignIn').length, 1)
})

test('without a token the cookie is tried first', async () => {
  const { asking, requests } = server(({ path }) =>
    path === '/functions/renewSignIn' ? signedIn() : json({ result: usage }),
  )
  await asking.ask(getDailyUsage, null)
  assert.deepEqual(
    requests.map(({ path, bearer }) => [path, bearer]),
    [
      ['/functions/renewSignIn', null],
      ['/functions/getDailyUsage', 'Bearer fresh'],
    ],
  )
})

test('after signing out nothing is asked or renewed any more, and nobody is told', async () => {
  const answers: ((response: Response) => void)[] = []
  const { asking, requests } = server(() => new Promise<Response>((resolve) => answers.push(resolve)))
  asking.onSignInLost(() => assert.fail('told'))
  asking.setBearer('mine')
  const open = codeOf(asking.ask(getDailyUsage, null))
  asking.setBearer(undefined)
  answers[0]?.(expired())
  assert.equal(await open, 'notSignedIn')
  assert.equal(await codeOf(asking.ask(getDailyUsage, null)), 'notSignedIn')
  assert.equal(requests.length, 1)
})

test('signing out with a token that has expired is said with a fresh one', async () => {
  const { asking, requests } = server(({ path, bearer }) => {
    if (path === '/functions/renewSignIn') return signedIn()
    return bearer === 'Bearer fresh' ? json({ result: { success: true } }) : expired()
  })
  asking.setBearer('old')
  const ended = asking.ask(signOut, { everywhere: false })
  asking.setBearer(undefined)
  assert.deepEqual(await ended, { success: true })
  assert.deepEqual(
    requests.map(({ path }) => path),
    ['/functions/signOut', '/functions/renewSignIn', '/functions/signOut'],
  )
})

test('a sign-out that comes late, when the sign-in has ended already, is no loss', async () => {
  const { asking } = server(() => expired())
  asking.onSignInLost(() => assert.fail('told'))
  const owed = codeOf(asking.ask(signOut, { everywhere: false }))
  asking.setBearer(undefined)
  assert.equal(await owed, 'notSignedIn')
})

test('tells when the sign-in is lost, and only then', async () => {
  let reachable = false
  const { asking } = server(() => (reachable ? expired() : Promise.reject(new TypeError())))
  let lost = 0
  asking.onSignInLost(() => lost++)
  assert.equal(await codeOf(asking.ask(getDailyUsage, null)), 'unavailable')
  assert.equal(lost, 0)
  reachable = true
  assert.equal(await codeOf(asking.ask(getDailyUsage, null)), 'notSignedIn')
  assert.equal(lost, 1)
})

test('tells so, too, when the token was new since the call began and has ended as well', async () => {
  let end: (response: Response) => void = () => undefined
  const { asking } = server(({ bearer }) =>
    bearer === 'Bearer old' ? new Promise<Response>((resolve) => (end = resolve)) : expired(),
  )
  let lost = 0
  asking.onSignInLost(() => lost++)
  asking.setBearer('old')
  const open = codeOf(asking.ask(getDailyUsage, null))
  asking.setBearer('new')
  end(expired())
  assert.equal(await open, 'notSignedIn')
  assert.equal(lost, 1)
})

test('a call that is stopped is cancelled, one that takes too long timed out', async () => {
  const never = (_: unknown, signal: AbortSignal | null | undefined) =>
    new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
    })
  const { asking } = server(never, 1)
  asking.setBearer('mine')
  assert.equal(await codeOf(asking.ask(getDailyUsage, null, { signal: AbortSignal.abort() })), 'cancelled')
  assert.equal(await codeOf(asking.ask(getDailyUsage, null)), 'timedOut')
})

const message = { userText: 'Hello', sessionContext: 'start', sessionMode: 'free-journal' } as const
const reply = {
  success: true,
  response: 'Hello you',
  sessionEnding: false,
  remainingMessages: 29,
  dailyUsage: 1,
}

test('hands over a streamed reply as it comes, however the network cuts it', async () => {
  const lines = [{ message: { text: 'Hello' } }, { message: { text: ' you ✓' } }, { result: reply }]
  const { asking } = server(() => stream(lines, 7))
  asking.setBearer('mine')
  const chunks: string[] = []
  const onChunk = ({ text }: { text: string }) => void chunks.push(text)
  assert.deepEqual(await asking.askStream(analyzeJournalEntry, message, { onChunk }), reply)
  assert.deepEqual(chunks, ['Hello', ' you ✓'])
})

for (const [what, lines, code] of [
  ['that breaks off', [{ message: { text: 'Hel' } }], 'unavailable'],
  [
    'that ends in an error',
    [{ error: { status: 'UNAVAILABLE', details: { code: 'companionUnavailable' } } }],
    'companionUnavailable',
  ],
  ['with a chunk of another shape', [{ message: 'Hel' }, { result: reply }], 'internal'],
] as const) {
  test(`a stream ${what} is ${code}`, async () => {
    const { asking } = server(() => stream(lines, 1000))
    asking.setBearer('mine')
    const asked = asking.askStream(analyzeJournalEntry, message, { onChunk: () => undefined })
    assert.equal(await codeOf(asked), code)
  })
}

interface Request {
  path: string
  body: unknown
  bearer: string | null
}

function server(
  answer: (request: Request, signal: AbortSignal | null | undefined) => Response | Promise<Response>,
  timeout?: number,
) {
  const requests: Request[] = []
  const fetch = async (
    path: string | URL | globalThis.Request,
    { body, headers, signal }: RequestInit = {},
  ) => {
    const request = {
      path: String(path),
      body: JSON.parse(String(body)) as unknown,
      bearer: new Headers(headers).get('Authorization'),
    }
    requests.push(request)
    if (signal?.aborted) throw signal.reason
    return answer(request, signal)
  }
  return { asking: createAsking(fetch, timeout), requests }
}

function json(answer: unknown, status = 200) {
  return new Response(JSON.stringify(answer), { status, headers: { 'Content-Type': 'application/json' } })
}

function refusal(status: number, details: object, message?: string) {
  return json({ error: { status: 'ANY', message, details } }, status)
}

/** Cut into pieces of so many bytes, in the middle of lines and letters. */
function stream(lines: readonly unknown[], size: number) {
  const bytes = new TextEncoder().encode(lines.map((line) => `data: ${JSON.stringify(line)}\n\n`).join(''))
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error instanceof CallError ? error.code : String(error)
}
