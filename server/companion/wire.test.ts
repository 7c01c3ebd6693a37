import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { LLMock } from '@copilotkit/aimock'
import { SECOND } from '../../contract/limits.ts'
import { CompanionError } from './companion.ts'
import { type CompanionConfig, createCompanion } from './fromConfig.ts'
import { hear, REQUEST } from './heardForTest.ts'
import { testTiming } from './timeForTest.ts'

// A public stand-in for the real services, so that it is not only our own fake that we understand.
const mock = new LLMock({ port: 0, logLevel: 'silent' })
before(() => mock.start())
after(() => mock.stop())

const TEXT = 'You had a long day. What was in it?'
const VERDICT = '\n<<{"sessionEnding":false,"concern":"elevated"}>>'
const SUMMARY = {
  therapeuticOverview: 'You had a long day.',
  coreThemes: { primary: ['Work'] },
  emotionalPatterns: { growth_indicators: [] },
  themeSentences: { Work: ['I had a long day.'] },
}

const KINDS = {
  'openai-compatible': { model: 'gpt-4o-mini', path: '/v1' },
  anthropic: { model: 'claude-haiku-4-5', path: '/v1' },
  google: { model: 'gemini-2.5-flash', path: '/v1beta' },
} as const

for (const [kind, { model, path }] of Object.entries(KINDS)) {
  const companion = () =>
    createCompanion(
      { kind: kind as CompanionConfig['kind'], model, baseUrl: `${mock.url}${path}`, apiKey: 'key' },
      { timing: testTiming({ skipsUpTo: 5 * SECOND }) },
    )
  const ask = async () => hear((await companion()).reply(REQUEST, AbortSignal.timeout(20 * SECOND)))

  test(`${kind}: a reply streams, without its verdict`, async () => {
    mock.reset()
    mock.onMessage(/.*/, { content: TEXT + VERDICT }, { chunkSize: 6 })
    const { shown, reply, error } = await ask()
    assert.equal(error, undefined)
    assert.equal(shown, TEXT)
    assert.equal(reply?.concern, 'elevated')
    assert.ok((reply?.tokens.in ?? 0) > 0 && (reply?.tokens.out ?? 0) > 0)
  })

  test(`${kind}: rules and writing arrive, with the key`, async () => {
    mock.reset()
    mock.onMessage(/.*/, { content: TEXT })
    await ask()
    const [request] = mock.getRequests()
    const sent = JSON.stringify(request)
    assert.match(sent, /You are an AI program, not a person/)
    assert.match(sent, /I had a long day\./)
  })

  test(`${kind}: a summary is understood`, async () => {
    mock.reset()
    mock.onMessage(/.*/, { content: JSON.stringify(SUMMARY) })
    const messages = [{ type: 'user' as const, content: 'I had a long day.', timestamp: 0 }]
    const asking = (await companion()).summarize(
      { messages, mode: 'free-journal' },
      AbortSignal.timeout(20 * SECOND),
    )
    assert.deepEqual((await asking).summary, SUMMARY)
  })

  test(`${kind}: a refused key, a busy service and a broken one are told apart`, async () => {
    for (const [status, reason] of [
      [401, 'refused'],
      [429, 'rate-limited'],
      [500, 'failed'],
    ] as const) {
      mock.reset()
      mock.onMessage(/.*/, { error: { message: 'I had a long day.', type: 'error' }, status })
      const { error, shown } = await ask()
      assert.ok(error instanceof CompanionError, String(error))
      assert.equal(error.reason, reason)
      assert.ok(!error.message.includes('long day'))
      assert.equal(shown, '')
    }
  })

  test(`${kind}: a connection cut in the middle is noticed`, async () => {
    mock.reset()
    mock.onMessage(/.*/, { content: TEXT.repeat(20) }, { chunkSize: 6, truncateAfterChunks: 4 })
    const { error } = await ask()
    assert.ok(error instanceof CompanionError, String(error))
    assert.ok(['cut-off', 'failed', 'not-understood'].includes(error.reason), error.reason)
  })

  test(`${kind}: Stop is no failure`, async () => {
    mock.reset()
    mock.onMessage(/.*/, { content: TEXT.repeat(20) }, { chunkSize: 6, latency: 50 })
    const asked = await companion()
    const stop = new AbortController()
    const stream = asked.reply(REQUEST, stop.signal)
    await stream.next()
    stop.abort(new Error('stopped'))
    const { error } = await hear(stream)
    assert.equal((error as Error | undefined)?.message, 'stopped')
    assert.equal(asked.health().healthy, true)
  })
}
