import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { writerForTest } from '../../../encryption/writerForTest.ts'
import { memoryStore, openDeviceStore } from './deviceStore.ts'
import { createDraftKeeper } from './draftKeeper.ts'

const unlocked = await writerForTest('writer-0123456789')
const lasting = () => ({ ...memoryStore(), lasting: true })

function keeperOn(store = lasting(), writer = unlocked, taken = new Set<string>()) {
  let pause: () => void = () => undefined
  let ids = 0
  const keeper = createDraftKeeper({
    store,
    unlocked: writer,
    now: () => ++ids,
    newId: () => `draft-${++ids}-${Math.random()}`,
    claim: async (name) => !taken.has(name) && Boolean(taken.add(name)),
    setTimeout: (done) => {
      pause = done
    },
  })
  return { keeper, store, pause: () => pause() }
}

describe('a draft', () => {
  test('is kept at a pause, sealed, and taken up after a reload', async () => {
    const { keeper, store, pause } = keeperOn()
    await keeper.open()
    keeper.write('Half a thought')
    assert.equal(keeper.get().kept, 'writing')
    pause()
    await keeper.flush()
    assert.equal(keeper.get().kept, 'on-device')
    const [kept] = await store.readAll('drafts', unlocked.userId)
    assert.ok(kept && !JSON.stringify(kept).includes('Half'))

    const reloaded = keeperOn(store)
    await reloaded.keeper.open()
    assert.equal(reloaded.keeper.get().text, 'Half a thought')
  })

  test('is kept until what was sent is kept elsewhere, then it is gone', async () => {
    const { keeper, store, pause } = keeperOn()
    const drafts = () => store.readAll('drafts', unlocked.userId)
    await keeper.open()
    keeper.write('Sent soon')
    await keeper.flush()
    await keeper.handOver(async (text) => {
      assert.deepEqual([text, keeper.get().text], ['Sent soon', ''])
      pause()
      await keeper.flush()
      assert.equal((await drafts()).length, 1)
      return true
    })
    assert.deepEqual(await drafts(), [])
  })

  test('comes back when it could not be sent', async () => {
    const { keeper } = keeperOn()
    await keeper.open()
    keeper.write('Not yet')
    await keeper.handOver(async () => false)
    assert.equal(keeper.get().text, 'Not yet')
  })

  test('is nobody else’s', async () => {
    const { keeper, store } = keeperOn()
    await keeper.open()
    keeper.write('Private')
    await keeper.flush()
    const other = keeperOn(store, await writerForTest('other-0123456789ab'))
    await other.keeper.open()
    assert.equal(other.keeper.get().text, '')
  })

  test('of one tab is not written over by another', async () => {
    const taken = new Set<string>()
    const one = keeperOn(lasting(), unlocked, taken)
    await one.keeper.open()
    one.keeper.write('In the first tab')
    await one.keeper.flush()
    const other = keeperOn(one.store, unlocked, taken)
    await other.keeper.open()
    other.keeper.write('In the second tab')
    await other.keeper.flush()
    assert.equal((await one.store.readAll('drafts', unlocked.userId)).length, 2)
  })

  test('written before the store is open is kept, and says when it lasts only as long as the page', async () => {
    const { keeper } = keeperOn({ ...memoryStore(), lasting: false })
    keeper.write('Quick')
    await keeper.open()
    assert.deepEqual(keeper.get(), { text: 'Quick', kept: 'only-here' })
  })

  test('that the browser does not store is there again as long as the page is open, and says so', async () => {
    const { keeper } = keeperOn(await openDeviceStore())
    await keeper.open()
    keeper.write('Before a look at the history')
    await keeper.flush()
    const back = keeperOn(await openDeviceStore())
    await back.keeper.open()
    assert.deepEqual(back.keeper.get(), { text: 'Before a look at the history', kept: 'only-here' })
  })
})
