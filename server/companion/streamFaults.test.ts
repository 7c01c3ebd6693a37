import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { SECOND } from '../../contract/limits.ts'
import { assertFailed, companionOn, VERDICT } from '../../tests/support/companionOn.ts'
import {
  cutsAfter,
  hangs,
  says,
  sends,
  stallsAfter,
  startScriptedProvider,
  streams,
} from '../../tests/support/scriptedProvider.ts'
import { REPLY_MAX_CHARACTERS } from './guarded.ts'
import { hear, REQUEST } from './heardForTest.ts'

const provider = await startScriptedProvider()
after(() => provider.close())
const scripted = companionOn(provider)

/** Lets what is ready on the network and in promises happen. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Said one by one, as the test goes on. */
function words() {
  let next = Promise.withResolvers<string>()
  return {
    say: (word: string) => next.resolve(word),
    async *said() {
      for (;;) {
        yield await next.promise
        next = Promise.withResolvers()
      }
    },
  }
}

test('the first word is there at once, and whatever packets followed come together', async () => {
  const heard = Promise.withResolvers<void>()
  const packets = 40
  const { companion } = await scripted(async (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    for (let n = 0; n <= packets; n++) {
      response.write('data: {"choices":[{"delta":{"content":"word "}}]}\n\n')
      if (n === 0) await heard.promise
      else await settle()
    }
    response.end('data: [DONE]\n\n')
  })
  const reply = companion.reply(REQUEST, AbortSignal.timeout(20 * SECOND))
  assert.equal((await reply.next()).value, 'word')
  heard.resolve()
  const { pieces, shown } = await hear(reply)
  assert.equal(shown.split(' word').length, packets + 1)
  assert.ok(pieces.length < packets / 2, `in ${pieces.length} pieces`)
})

test('a provider that hangs is given up, and the person is not made to wait twice', async () => {
  const { hear, timing, arrived, asked, companion } = await scripted(hangs())
  const heard = hear()
  await arrived(1)
  timing.advance(30 * SECOND)
  assertFailed((await heard).error, 'timeout')
  assert.equal(asked(), 1)
  assert.equal(companion.health().healthy, false)
})

test('a stream that stalls keeps what was said and fails', async () => {
  const { companion, timing } = await scripted(stallsAfter('You had a long'))
  const stream = companion.reply(REQUEST, AbortSignal.timeout(20 * SECOND))
  assert.equal((await stream.next()).value, 'You had a long')
  const next = hear(stream)
  await settle()
  timing.advance(15 * SECOND)
  await settle()
  timing.advance(15 * SECOND)
  assertFailed((await next).error, 'timeout')
})

test('a slow stream is waited for, up to the whole time', async () => {
  const slowly = words()
  const { companion, timing } = await scripted(streams(slowly.said()))
  const stream = companion.reply(REQUEST, AbortSignal.timeout(20 * SECOND))
  let heard = 0
  let error: unknown
  while (!error) {
    slowly.say('word ')
    const next = await stream.next().catch((thrown: unknown) => {
      error = thrown
    })
    if (next) heard++
    timing.advance(4 * SECOND)
    await settle()
  }
  assertFailed(error, 'timeout')
  assert.ok(heard >= 5, `${heard} words`)
})

test('a stream cut in the middle keeps what was said and is not tried again', async () => {
  const { hear, asked } = await scripted(cutsAfter('You had a long'), says('Something else.'))
  const { shown, error } = await hear()
  assert.equal(shown, 'You had a long')
  assertFailed(error, 'cut-off')
  assert.equal(asked(), 1)
})

test('a stream that ends without its end is cut off, too', async () => {
  const { hear } = await scripted(
    sends('data: {"choices":[{"delta":{"content":"You had"}}]}\n\n', 'text/event-stream'),
  )
  const { shown, error } = await hear()
  assert.equal(shown, 'You had')
  assertFailed(error, 'cut-off')
})

test('Stop ends the request and is no failure', async () => {
  const { companion } = await scripted(stallsAfter('You had'))
  const stop = new AbortController()
  const stream = companion.reply(REQUEST, stop.signal)
  await stream.next()
  stop.abort(new Error('stopped'))
  const { error } = await hear(stream)
  assert.equal((error as Error).message, 'stopped')
  assert.equal(companion.health().healthy, true)
})

test('an empty reply is tried once more, then it is a failure', async () => {
  const { hear, asked } = await scripted(says(''), says(VERDICT))
  assertFailed((await hear()).error, 'not-understood')
  assert.equal(asked(), 2)
})

test('five megabytes end at the bound', async () => {
  const { hear } = await scripted(says('All work and no play. '.repeat(240_000), { characters: 10_000 }))
  const { shown, reply } = await hear()
  assert.equal(shown.length, REPLY_MAX_CHARACTERS)
  assert.equal(reply?.text, shown)
  assert.equal(reply?.sessionEnding, false)
})

test('five megabytes that show nothing end, too', async () => {
  const { hear } = await scripted(says(`<script>${'x'.repeat(5_000_000)}`, { characters: 100_000 }))
  assertFailed((await hear()).error, 'not-understood')
})

test('one endless event is not collected', async () => {
  const { hear } = await scripted(sends(`data: ${'x'.repeat(5_000_000)}`, 'text/event-stream'))
  assertFailed((await hear()).error, 'cut-off')
})

test('a page instead of a stream is not understood', async () => {
  const { hear } = await scripted(sends('<html>Sign in to the network</html>', 'text/html'))
  assertFailed((await hear()).error, 'not-understood')
})

test('events that are not JSON are not understood', async () => {
  const { hear } = await scripted(sends('data: <p>hello</p>\n\n', 'text/event-stream'))
  assertFailed((await hear()).error, 'not-understood')
})
