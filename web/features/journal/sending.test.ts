import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isEncrypted } from '../../../contract/entities/encrypted.ts'
import { findUnanswered } from '../../../contract/states/session.ts'
import { writerForTest } from '../../encryption/writerForTest.ts'
import { journal as words } from '../../texts/en/journal.ts'
import type { Journal } from './journal.ts'
import { memoryStore } from './keeping/deviceStore.ts'
import { stopReply } from './replying.ts'
import { retry, send, sendUnsealed } from './sending.ts'
import { pageForTest, serverForTest } from './serverForTest.ts'

const unlocked = await writerForTest('writer-0123456789')
type World = Partial<Parameters<typeof pageForTest>[2]>

function open(world: World = {}) {
  const server = serverForTest()
  const page = pageForTest(server, unlocked, world)
  page.dispatch({ type: 'modeChosen', mode: 'free-journal', at: 0 })
  return { server, page }
}

async function write(page: Journal, text: string) {
  const taken = await send(page, text)
  await page.settled()
  return taken
}

const last = (page: Journal) => page.get().session.exchanges.at(-1)

test('a message is saved sealed before the companion is asked, and the reply completes it', async () => {
  const { server, page } = open()
  await write(page, 'I slept badly.')
  const calls = server.asked.filter((name) => name !== 'getDailyUsage')
  assert.deepEqual(calls, ['saveEntry', 'analyzeJournalEntry', 'saveReply'])
  assert.ok(isEncrypted(server.entries[0]?.user_text))
  assert.ok(isEncrypted(server.entries[0]?.ai_response))
  assert.equal(last(page)?.kept, 'saved')
  assert.equal(last(page)?.reply?.text, 'And then?')
})

test('the first message starts a new session for the companion; the next brings the earlier ones', async () => {
  const { page } = open()
  await write(page, 'One.')
  await write(page, 'Two.')
  const [first, second] = Object.values(page.get().sent).map(({ input }) => input.sessionContext)
  assert.equal(first, 'This is the start of a new session.')
  assert.equal(second, `AI: ${words.modes.openings['free-journal']}\nUser: One.\nAI: And then?`)
})

test('help is found before anything is sent, and a model may only raise it', async () => {
  const { server, page } = open({ screen: () => 'risk' })
  const sending = send(page, 'Something dark.')
  assert.equal(Object.values(page.get().tiers)[0], 'risk')
  assert.deepEqual(server.asked, [])
  await sending
  await page.settled()
  assert.equal(Object.values(page.get().tiers)[0], 'risk')
})

test('a screen that comes late is not waited for', async () => {
  const { page } = open({ screen: () => Promise.resolve('elevated') })
  await write(page, 'Something heavy.')
  assert.equal(Object.values(page.get().tiers)[0], 'elevated')
})

test('a companion that fails leaves the message saved, with an automatic reply to retry', async () => {
  const { server, page } = open()
  server.setCompanion(() => '')
  await write(page, 'Hello.')
  assert.deepEqual([last(page)?.kept, last(page)?.reply?.state], ['saved', 'automatic'])
  assert.equal(last(page)?.reply?.text, words.messages.fallback)
  assert.equal(server.entries[0]?.ai_response, null)

  server.setCompanion(() => 'Here I am.')
  await retry(page, last(page)?.entryId ?? '')
  await page.settled()
  assert.deepEqual([last(page)?.reply?.state, last(page)?.reply?.text], ['finished', 'Here I am.'])
  assert.equal(server.entries.length, 1)
})

test('saving that fails apologises, keeps the message here, and Retry saves it once', async () => {
  const { server, page } = open({ isOnline: () => true })
  server.setNetwork('answers are lost')
  await write(page, 'Do not lose me.')
  assert.equal(last(page)?.kept, 'device')
  assert.equal(last(page)?.reply?.text, words.messages.apology)

  server.setNetwork('up')
  await retry(page, last(page)?.entryId ?? '')
  await page.settled()
  assert.deepEqual([last(page)?.kept, last(page)?.reply?.state], ['saved', 'finished'])
  assert.equal(server.entries.length, 1)
})

test('a message that another tab sends first is answered here, and nobody apologises', async () => {
  const store = memoryStore()
  const server = serverForTest()
  const otherTab = pageForTest(server, unlocked, { store })
  const alone: Journal['alone'] = async (_name, work) => {
    await otherTab.outbox.flush()
    return work()
  }
  const page = pageForTest(server, unlocked, { store, alone })
  page.dispatch({ type: 'modeChosen', mode: 'free-journal', at: 0 })
  await write(page, 'One of two tabs is quicker.')
  assert.deepEqual([last(page)?.kept, last(page)?.reply?.state], ['saved', 'finished'])
})

test('without a network there is nothing to apologise for', async () => {
  const { server, page } = open()
  server.setNetwork('down')
  await write(page, 'In the tunnel.')
  assert.deepEqual([last(page)?.kept, last(page)?.reply], ['device', undefined])
  assert.equal((await page.outbox.waiting()).length, 1)
})

test('at the limit the message is kept without a reply, and so is the next', async () => {
  const { server, page } = open()
  server.setRemaining(0)
  await write(page, 'One more.')
  assert.equal(page.get().session.limitReached, true)
  assert.deepEqual([last(page)?.kept, last(page)?.reply], ['saved', undefined])

  await write(page, 'And another.')
  assert.equal(server.asked.filter((name) => name === 'analyzeJournalEntry').length, 1)
  assert.equal(server.entries.length, 2)
  assert.equal(findUnanswered(page.get().session), undefined)
})

test('1.5 seconds after the companion sees the end, the writer is asked', async () => {
  const askStream = async () => ({ success: true, response: 'Take care.', sessionEnding: true })
  const timers: [() => void, number][] = []
  const { page } = open({
    askStream: askStream as unknown as Journal['askStream'],
    setTimeout: (done, delay) => void timers.push([done, delay]),
  })
  await write(page, 'That is all.')
  assert.deepEqual([page.get().session.endingSuggested, timers[0]?.[1]], [false, 1500])
  timers[0]?.[0]()
  assert.equal(page.get().session.endingSuggested, true)
})

test('Stop keeps what had come', async () => {
  let begun: () => void = () => undefined
  const streaming = new Promise<void>((resolve) => {
    begun = resolve
  })
  const askStream: Journal['askStream'] = async (_call, _input, { onChunk, signal }) => {
    onChunk({ text: 'Half a' } as never)
    begun()
    return new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(new Error('stopped'))))
  }
  const { server, page } = open({ askStream })
  await send(page, 'Tell me.')
  await streaming
  assert.equal(last(page)?.reply?.state, 'streaming')
  await stopReply(page)
  await page.settled()
  assert.deepEqual([last(page)?.reply?.state, last(page)?.reply?.text], ['stopped', 'Half a'])
  assert.ok(isEncrypted(server.entries[0]?.ai_response))
})

test('text that cannot be encrypted is stored nowhere until its writer says so', async () => {
  const broken = { ...unlocked, keys: { ...unlocked.keys, content: {} as CryptoKey } }
  const { server, page } = open({ unlocked: broken })
  assert.equal(await write(page, 'Only mine.'), false)
  assert.equal(page.get().session.unsealed?.text, 'Only mine.')
  assert.deepEqual(page.get().session.exchanges, [])
  assert.equal(server.entries.length, 0)

  await sendUnsealed(page, 'unencrypted')
  await page.settled()
  const [entry] = server.entries
  assert.deepEqual([entry?.encrypted, entry?.user_text], [false, 'Only mine.'])
  assert.ok(entry?.error_note)
})
