import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { inDatabase } from '../support/diskDatabase.ts'
import { makeDataDir, removeDataDir, startServer } from '../support/startServer.ts'
import { addWriter, call } from '../support/writers.ts'
import { newEntry } from '../support/written.ts'

test('the same requests, many times at once and once more, have one result and one charge', async () => {
  const dataDir = await makeDataDir()
  after(() => removeDataDir(dataDir))
  const writer = await inDatabase(dataDir, addWriter)
  const server = await startServer({ dataDir })
  after(() => server.kill())
  const ask = (name: string, data: unknown) => call(server.origin, writer, name, data)

  const entry = newEntry()
  const saved = await Promise.all(Array.from({ length: 10 }, () => ask('saveEntry', entry)))
  assert.deepEqual(new Set(saved.map(({ status }) => status)), new Set([200]))
  assert.equal(new Set(saved.map(({ result }) => JSON.stringify(result))).size, 1)

  const question = { userText: 'Hello', sessionContext: '', sessionMode: 'free-journal', entryId: entry.id }
  const replies = await Promise.all([1, 2, 3].map(() => ask('analyzeJournalEntry', question)))
  assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]))
  assert.equal((await ask('getDailyUsage', null)).result?.dailyUsage, 1)

  const { id: _, user_text: __, ...session } = entry
  const ending = { sessionId: session.session_id, autoEnded: false, session_date: session.session_date }
  const texts = { summary: null, ai_summary: null, mood: null }
  await Promise.all([1, 2, 3].map(() => ask('endSession', { ...ending, ...texts })))
  const history = (await ask('getSessionHistory', { limit: 20 })).result?.sessions as {
    entry_count: number
  }[]
  assert.deepEqual(
    history.map(({ entry_count }) => entry_count),
    [1],
  )
})
