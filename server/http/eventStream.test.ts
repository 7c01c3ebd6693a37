import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { CallError } from '../../contract/errors.ts'
import { sendStream } from './eventStream.ts'

/** Answers every request with these chunks, as a call whose asking side has gone by the time the first is there. */
async function serve(chunks: () => AsyncGenerator<unknown, unknown>): Promise<string> {
  const gone = AbortSignal.abort(new CallError('cancelled'))
  const server = createServer((_, outgoing) => {
    void sendStream(outgoing, 'request', chunks(), gone, () => new CallError('cancelled'))
  }).listen(0, '127.0.0.1')
  after(() => server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a call whose asking side goes away before its first chunk cleans up after itself', async () => {
  let cleanedUp = false
  const origin = await serve(async function* () {
    try {
      for (;;) yield 'word'
    } finally {
      cleanedUp = true
    }
  })
  const text = await (await fetch(origin)).text()
  assert.match(text, /"code":"cancelled"/)
  assert.equal(cleanedUp, true)
})
