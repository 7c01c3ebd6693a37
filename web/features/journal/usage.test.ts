import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writerForTest } from '../../encryption/writerForTest.ts'
import { send } from './sending.ts'
import { pageForTest, serverForTest } from './serverForTest.ts'
import { readUsage } from './usage.ts'

const unlocked = await writerForTest('writer-0123456789')

/** A page at the limit, found when a message was refused; `ring` lets the next timer end. */
async function atTheLimit() {
  const server = serverForTest()
  const timers: (() => void)[] = []
  const page = pageForTest(server, unlocked, { setTimeout: (done) => void timers.push(done) })
  page.dispatch({ type: 'modeChosen', mode: 'free-journal', at: 0 })
  server.setRemaining(0)
  await send(page, 'One too many.')
  await page.settled()
  async function ring() {
    timers.shift()?.()
    await page.settled()
    return page.get().session.limitReached
  }
  return { server, page, timers, ring }
}

test('a limit that was found by a refusal is lifted by itself when the day ends', async () => {
  const { server, ring } = await atTheLimit()
  server.setRemaining(30)
  assert.equal(await ring(), false)
})

test('a clock that is ahead of the server’s looks again', async () => {
  const { server, ring } = await atTheLimit()
  assert.equal(await ring(), true)
  server.setRemaining(30)
  assert.equal(await ring(), false)
})

test('however often it is asked, one timer waits for the end of the day', async () => {
  const { server, page, timers } = await atTheLimit()
  server.setResetTime(page.now() + 1)
  timers.length = 0
  for (let time = 0; time < 3; time++) await readUsage(page)
  assert.equal(timers.length, 1)
})
