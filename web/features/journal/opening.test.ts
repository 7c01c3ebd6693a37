import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { DAY, HOUR } from '../../../contract/limits.ts'
import { writerForTest } from '../../encryption/writerForTest.ts'
import { beginEnding, saveEnding } from './ending.ts'
import type { Journal } from './journal.ts'
import { memoryStore } from './keeping/deviceStore.ts'
import { autoSave, comeBack } from './leaving.ts'
import { declineRestore, openJournal, readAgain, restore } from './opening.ts'
import { send, sendUnsealed } from './sending.ts'
import { pageForTest, serverForTest } from './serverForTest.ts'

const unlocked = await writerForTest('writer-0123456789')
const textsOf = (page: Journal) => page.get().session.exchanges.map(({ text }) => text)

async function write(page: Journal, text: string) {
  page.dispatch({ type: 'modeChosen', mode: 'free-journal', at: 0 })
  await send(page, text)
  await page.settled()
}

async function openPage(...given: Parameters<typeof pageForTest>) {
  const page = pageForTest(...given)
  await openJournal(page)
  await page.settled()
  return page
}

describe('a session going on', () => {
  test('is there on any device, as itself', async () => {
    const server = serverForTest()
    const phone = await openPage(server, unlocked)
    await write(phone, 'From the phone.')
    const desk = await openPage(server, unlocked)
    assert.deepEqual(textsOf(desk), ['From the phone.'])
    assert.equal(desk.get().session.id, phone.get().session.id)
    assert.equal(desk.get().session.mode, 'free-journal')

    await write(desk, 'From the desk.')
    await readAgain(phone)
    assert.deepEqual(textsOf(phone), ['From the phone.', 'From the desk.'])
  })

  test('knows of the messages that another device spends, down to the last', async () => {
    const server = serverForTest()
    server.setRemaining(2)
    const phone = await openPage(server, unlocked)
    const desk = await openPage(server, unlocked)
    const seenAtTheDesk = async () => {
      await readAgain(desk)
      return [desk.get().usage?.remainingMessages, desk.get().session.limitReached]
    }
    await write(phone, 'One.')
    assert.deepEqual(await seenAtTheDesk(), [1, false])
    await write(phone, 'Two.')
    assert.deepEqual(await seenAtTheDesk(), [0, true])
  })

  test('that ended elsewhere right after its last reply leaves no wrong count behind', async () => {
    const server = serverForTest()
    const phone = await openPage(server, unlocked)
    await write(phone, 'One.')
    const desk = await openPage(server, unlocked)
    await write(phone, 'Two.')
    await beginEnding(phone)
    const summary = phone.get().summary?.summary
    assert.ok(summary)
    await saveEnding(phone, summary, '')
    await readAgain(desk)
    assert.deepEqual([desk.get().session.phase, desk.get().usage?.remainingMessages], ['ended', 28])
  })

  test('takes the place of an empty one that was just opened elsewhere', async () => {
    const server = serverForTest()
    const [one, other] = [await openPage(server, unlocked), await openPage(server, unlocked)]
    await write(one, 'First words.')
    await readAgain(other)
    assert.equal(other.get().session.id, one.get().session.id)
  })

  test('ended in one tab is ended in the other', async () => {
    const server = serverForTest()
    const one = await openPage(server, unlocked)
    await write(one, 'Enough for today.')
    const other = await openPage(server, unlocked)
    await beginEnding(one)
    const summary = one.get().summary?.summary
    assert.ok(summary)
    await saveEnding(one, summary, 'calm')
    await readAgain(other)
    assert.deepEqual([one.get().session.phase, other.get().session.phase], ['ended', 'ended'])
  })

  test('goes on when only another tab was left, unless nobody wrote for two hours', async () => {
    const server = serverForTest()
    let now = Date.UTC(2026, 10, 21, 9)
    const stays = await openPage(server, unlocked, { now: () => now })
    await write(stays, 'Still here.')
    const leaves = await openPage(server, unlocked)
    await autoSave(leaves)
    assert.equal(server.ended.size, 1)
    await readAgain(stays)
    assert.deepEqual([stays.get().session.phase, server.ended.size], ['active', 0])

    await autoSave(await openPage(server, unlocked))
    now += 2 * HOUR
    await readAgain(stays)
    assert.deepEqual([stays.get().session.phase, server.ended.size], ['ended', 1])
  })
})

describe('a session that was left', () => {
  async function left() {
    const server = serverForTest()
    const store = memoryStore()
    const page = await openPage(server, unlocked, { store })
    await write(page, 'To be continued.')
    await autoSave(page)
    return { server, store, id: page.get().session.id }
  }

  test('is offered, and continues as itself with no second document', async () => {
    const { server, store, id } = await left()
    const page = await openPage(server, unlocked, { store })
    assert.equal(page.get().offered?.sessionId, id)
    assert.equal(await restore(page), true)
    assert.deepEqual([page.get().session.id, textsOf(page)], [id, ['To be continued.']])
    assert.equal(server.ended.size, 0)
  })

  test('stays in the history when its writer rather begins anew, and is not offered again', async () => {
    const { server, store } = await left()
    const page = await openPage(server, unlocked, { store })
    await declineRestore(page)
    await page.settled()
    assert.deepEqual(textsOf(page), [])
    const next = await openPage(server, unlocked, { store })
    assert.equal(next.get().offered, undefined)
    assert.notEqual([...server.ended.values()][0]?.summary, null)
  })

  test('is summarised by the companion on the device where it was written', async () => {
    const server = serverForTest()
    const writtenHere = new Set<string>()
    const page = await openPage(server, unlocked, { writtenHere })
    await write(page, 'To be continued.')
    await autoSave(page)
    await openPage(server, unlocked, { writtenHere })
    assert.ok(server.asked.includes('generateSessionSummary'))
    assert.notEqual(server.ended.get(page.get().session.id)?.summary, null)
    assert.deepEqual([...writtenHere], [])
  })

  test('of a server that withholds the summaries of a whole journal no text is sent to it', async () => {
    const server = serverForTest()
    for (const text of ['Monday.', 'Tuesday.', 'Wednesday.']) {
      const page = await openPage(server, unlocked)
      await write(page, text)
      await autoSave(page)
    }
    for (const [id, session] of server.ended) server.ended.set(id, { ...session, summary: null })
    server.asked.length = 0
    await openPage(server, unlocked)
    assert.ok(!server.asked.includes('generateSessionSummary'))
    assert.ok([...server.ended.values()].every(({ summary }) => summary !== null))
  })

  test('is not offered after a day, nor to somebody else, nor when it was ended elsewhere', async () => {
    const { server, store, id } = await left()
    const other = await writerForTest('other-0123456789ab')
    assert.equal((await openPage(serverForTest(), other, { store })).get().offered, undefined)

    const ended = server.ended.get(id)
    assert.ok(ended)
    server.ended.set(id, { ...ended, auto_ended: false })
    assert.equal((await openPage(server, unlocked, { store })).get().offered, undefined)

    const late = await left()
    const tomorrow = () => Date.UTC(2026, 10, 21, 9) + DAY
    const page = await openPage(late.server, unlocked, { store: late.store, now: tomorrow })
    assert.equal(page.get().offered, undefined)
  })

  test('goes on when the browser brings the page back', async () => {
    const server = serverForTest()
    const page = await openPage(server, unlocked)
    await write(page, 'Back and forth.')
    await autoSave(page)
    await comeBack(page)
    assert.deepEqual([page.get().session.phase, server.ended.size], ['active', 0])
  })

  test('keeps nobody who leaves, when the network neither works nor fails', async () => {
    const server = serverForTest()
    const ask: Journal['ask'] = (call, ...asked) =>
      call.name === 'endSession' ? new Promise(() => undefined) : server.ask(call, ...asked)
    const page = await openPage(server, unlocked, { ask, setTimeout: (done) => done() })
    await write(page, 'Signing out on a train.')
    await autoSave(page)
    assert.equal(page.get().left, true)
  })

  test('an empty one leaves nothing behind', async () => {
    const server = serverForTest()
    await autoSave(await openPage(server, unlocked))
    assert.ok(!server.asked.includes('endSession'))
  })
})

describe('what its writer had saved without encryption', () => {
  async function savedInClear() {
    const server = serverForTest()
    const store = memoryStore()
    const keys = { ...unlocked.keys, content: {} as CryptoKey }
    const page = await openPage(server, { ...unlocked, keys }, { store })
    await write(page, 'Better readable than lost.')
    await sendUnsealed(page, 'unencrypted')
    await page.settled()
    assert.equal(server.entries[0]?.encrypted, false)
    return { server, store, page, mend: () => Object.assign(keys, unlocked.keys) }
  }

  test('is sealed when its session is restored', async () => {
    const { server, store, page } = await savedInClear()
    await autoSave(page)
    const next = await openPage(server, unlocked, { store })
    assert.equal(await restore(next), true)
    await next.settled()
    assert.equal(server.entries[0]?.encrypted, true)
  })

  test('is sealed on the next visit when its session stays ended', async () => {
    const { server, page } = await savedInClear()
    await autoSave(page)
    await openPage(server, unlocked)
    assert.equal(server.entries[0]?.encrypted, true)
  })

  test('is sealed when its session is ended by hand', async () => {
    const { server, page, mend } = await savedInClear()
    mend()
    await beginEnding(page)
    const summary = page.get().summary?.summary
    assert.ok(summary)
    await saveEnding(page, summary, '')
    assert.equal(server.entries[0]?.encrypted, true)
  })
})

test('messages written without a network are there after a reload, and sent once in order', async () => {
  const server = serverForTest()
  const store = memoryStore()
  server.setNetwork('down')
  const page = await openPage(server, unlocked, { store })
  for (const text of ['One', 'Two', 'Three']) await write(page, text)

  const reloaded = await openPage(server, unlocked, { store })
  assert.deepEqual(textsOf(reloaded), ['One', 'Two', 'Three'])
  server.setNetwork('up')
  await readAgain(reloaded)
  assert.deepEqual(
    reloaded.get().session.exchanges.map(({ kept }) => kept),
    ['saved', 'saved', 'saved'],
  )
  assert.equal(server.entries.length, 3)
})

test('a message that no key opens any more, since its writer started over, keeps nobody out', async () => {
  const server = serverForTest()
  const store = memoryStore()
  server.setNetwork('down')
  await write(await openPage(server, unlocked, { store }), 'Under the old key.')

  const startedOver = await writerForTest(unlocked.userId)
  const page = await openPage(server, startedOver, { store })
  assert.equal(page.get().loading, false)
  await write(page, 'Under the new key.')
  const reloaded = await openPage(server, startedOver, { store })
  assert.deepEqual(textsOf(reloaded), ['Under the new key.'])
})
