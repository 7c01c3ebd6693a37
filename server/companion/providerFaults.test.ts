import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { SECOND } from '../../contract/limits.ts'
import { assertFailed, companionOn } from '../../tests/support/companionOn.ts'
import { failsWith, says, startScriptedProvider } from '../../tests/support/scriptedProvider.ts'
import { createCompanion } from './fromConfig.ts'
import { hear, REQUEST } from './heardForTest.ts'
import { testTiming } from './timeForTest.ts'

const provider = await startScriptedProvider()
after(() => provider.close())
const scripted = companionOn(provider)

test('a provider that is not there fails with the code of the network error', async () => {
  const companion = await createCompanion(
    { kind: 'openai-compatible', baseUrl: 'http://127.0.0.1:9/v1', model: 'm', apiKey: undefined },
    { timing: testTiming({ skipsUpTo: 5 * SECOND }) },
  )
  const { error } = await hear(companion.reply(REQUEST, AbortSignal.timeout(20 * SECOND)))
  assertFailed(error, 'failed')
})

test('401 is not tried again and says nothing of the key', async () => {
  const { hear, asked, companion } = await scripted(failsWith(401))
  assertFailed((await hear()).error, 'refused')
  assert.equal(asked(), 1)
  assert.deepEqual(companion.health().lastFailure, 'refused: the provider answered with status 401')
})

test('429 waits as long as it was asked to, once', async () => {
  const { hear, timing, asked } = await scripted(failsWith(429, { 'Retry-After': '2' }), says('Here now.'))
  assert.equal((await hear()).shown, 'Here now.')
  assert.equal(asked(), 2)
  assert.ok(timing.slept.includes(2 * SECOND))
})

test('429 with a long Retry-After is passed on instead of waited for', async () => {
  const { hear, asked } = await scripted(failsWith(429, { 'Retry-After': '120' }))
  const { error } = await hear()
  assertFailed(error, 'rate-limited')
  assert.equal(error.retryAfter, 120 * SECOND)
  assert.equal(asked(), 1)
})

test('429 with a date is understood', async () => {
  const at = new Date(testTiming().now() + 3 * SECOND).toUTCString()
  const { hear, timing } = await scripted(failsWith(429, { 'Retry-After': at }), says('Here.'))
  assert.equal((await hear()).shown, 'Here.')
  assert.ok(timing.slept.includes(3 * SECOND))
})

test('500 once is not noticed', async () => {
  const { hear, asked, companion } = await scripted(failsWith(500), says('Here.'))
  assert.equal((await hear()).shown, 'Here.')
  assert.equal(asked(), 2)
  assert.equal(companion.health().healthy, true)
})

test('500 always fails after two tries; after four failures the provider rests, then is tried again', async () => {
  const { hear, asked, timing, companion } = await scripted(failsWith(500))
  for (const _ of Array(4)) assertFailed((await hear()).error, 'failed')
  assert.equal(asked(), 8)

  const { error } = await hear()
  assertFailed(error, 'resting')
  assert.equal(error.retryAfter, 30 * SECOND)
  assert.equal(asked(), 8)
  assert.equal(companion.health().healthy, false)

  timing.advance(30 * SECOND)
  provider.script(says('Back.'))
  assert.equal((await hear()).shown, 'Back.')
  assert.equal(companion.health().healthy, true)
})

test('what one server process learned of a provider holds for all of them', async () => {
  const listeners: ((message: string) => void)[] = []
  const peers = {
    publish(message: string) {
      for (const listener of listeners) listener(message)
    },
    subscribe: (listener: (message: string) => void) => void listeners.push(listener),
  }
  const timing = testTiming({ skipsUpTo: 5 * SECOND })
  const config = { kind: 'openai-compatible', baseUrl: provider.baseUrl, model: 'm', apiKey: 'key' } as const
  const one = await createCompanion(config, { timing, peers })
  const other = await createCompanion(config, { timing, peers })
  const ask = (companion: typeof one) => hear(companion.reply(REQUEST, AbortSignal.timeout(20 * SECOND)))

  provider.script(failsWith(500))
  for (const companion of [one, other, one, other]) assertFailed((await ask(companion)).error, 'failed')
  const already = provider.requests.length
  for (const companion of [one, other]) assertFailed((await ask(companion)).error, 'resting')
  assert.equal(provider.requests.length, already)

  timing.advance(30 * SECOND)
  provider.script(says('Back.'))
  assert.equal((await ask(other)).shown, 'Back.')
  assert.equal(one.health().healthy, true)
})

test('nothing of the journal is in any error or in the health', async () => {
  const phrase = 'the blue heron by the canal'
  const echo = `{"error":{"message":"cannot process: ${phrase}"}}`
  const { hear, companion } = await scripted(failsWith(400, {}, echo), failsWith(500, {}, echo))
  for (const _ of Array(2)) {
    const { error } = await hear({ userText: phrase })
    assert.ok(error instanceof Error)
    assert.ok(!`${error.message}${error.stack}${JSON.stringify(companion.health())}`.includes('heron'))
  }
})

test('the check asks for next to nothing and reports what is wrong', async () => {
  const { companion } = await scripted(says('ok'))
  await companion.check(AbortSignal.timeout(5000))
  assert.ok(JSON.stringify(provider.requests.at(-1)).length < 300)
  provider.script(failsWith(404))
  await assert.rejects(companion.check(AbortSignal.timeout(5000)), /status 404/)
  assert.equal(companion.health().healthy, false)
})
