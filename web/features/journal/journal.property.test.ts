import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { writerForTest } from '../../encryption/writerForTest.ts'
import type { Journal } from './journal.ts'
import { memoryStore } from './keeping/deviceStore.ts'
import { autoSave } from './leaving.ts'
import { openJournal, readAgain, restore } from './opening.ts'
import { retry, send } from './sending.ts'
import { pageForTest, serverForTest } from './serverForTest.ts'

const unlocked = await writerForTest('writer-0123456789')

const step = fc.oneof(
  { weight: 5, arbitrary: fc.constant('write' as const) },
  fc.constantFrom('network up', 'network down', 'answers are lost'),
  fc.constantFrom('reload', 'crash', 'other tab', 'retry', 'companion fails', 'companion answers'),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Runs the steps as a writer, a browser and a network would, and gives what was written, in order. */
async function live(steps: readonly Step[]) {
  const server = serverForTest()
  const store = memoryStore()
  const written: string[] = []
  const open = async () => {
    const page = pageForTest(server, unlocked, { store })
    await openJournal(page)
    await restore(page)
    await page.settled()
    return page
  }

  async function take(each: Step, page: Journal): Promise<Journal> {
    if (each === 'network up') server.setNetwork('up')
    if (each === 'network down') server.setNetwork('down')
    if (each === 'answers are lost') server.setNetwork('answers are lost')
    if (each === 'companion fails') server.setCompanion(() => '')
    if (each === 'companion answers') server.setCompanion(() => 'And then?')
    if (each === 'retry') await retry(page, page.get().session.exchanges.at(-1)?.entryId ?? '')
    if (each === 'reload') await autoSave(page)
    if (each === 'reload' || each === 'crash' || each === 'other tab') return open()
    if (each === 'write') {
      page.dispatch({ type: 'modeChosen', mode: 'free-journal', at: 0 })
      const text = `Message ${written.length}`
      if (await send(page, text)) written.push(text)
    }
    await page.settled()
    return page
  }

  let page = await open()
  for (const each of steps) page = await take(each, page)
  server.setNetwork('up')
  page = await open()
  await readAgain(page)
  await page.settled()
  return { server, page, written }
}

test('whatever the writer, the network and the browser do, each message is stored once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { server, page, written } = await live(steps)
      assert.equal(server.entries.length, written.length, 'the server has each message once')
      assert.deepEqual(await page.outbox.waiting(), [])
      const shown = page.get().session.exchanges
      assert.ok(shown.every(({ kept }) => kept === 'saved'))
      const texts = shown.map(({ text }) => text)
      assert.deepEqual(texts, written.slice(written.length - texts.length), 'in the order of writing')
    }),
    { numRuns: 60 },
  )
})
