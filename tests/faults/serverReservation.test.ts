import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { DAILY_MESSAGE_LIMIT, RESERVATION_LIFETIME } from '../../contract/limits.ts'
import { inDatabase } from '../support/diskDatabase.ts'
import { hangs, startScriptedProvider } from '../support/scriptedProvider.ts'
import { makeDataDir, removeDataDir, startServer } from '../support/startServer.ts'
import { addWriter, call } from '../support/writers.ts'

const question = { userText: 'How was my day?', sessionContext: '', sessionMode: 'free-journal' }

test('a server killed between taking a message and answering it gives the message back', async () => {
  const provider = await startScriptedProvider()
  after(() => provider.close())
  provider.script(hangs())
  const env = {
    COMPANION: 'openai-compatible',
    COMPANION_BASE_URL: provider.baseUrl,
    COMPANION_MODEL: 'scripted',
  }
  const dataDir = await makeDataDir()
  after(() => removeDataDir(dataDir))
  const writer = await inDatabase(dataDir, addWriter)

  const killed = await startServer({ dataDir, env })
  after(() => killed.kill())
  const asking = assert.rejects(call(killed.origin, writer, 'analyzeJournalEntry', question))
  // The first to ask is the server itself, when it starts.
  await provider.asked(2)
  await killed.kill()
  await asking

  await inDatabase(dataDir, ({ db }) => letTimePass(db))
  const server = await startServer({ dataDir, env })
  after(() => server.kill())
  const remaining = async () => (await call(server.origin, writer, 'getDailyUsage', null)).result
  while ((await remaining())?.remainingMessages !== DAILY_MESSAGE_LIMIT) await new Promise(setImmediate)
})

/** As if its lifetime had gone by while no server ran. */
async function letTimePass(db: Parameters<Parameters<typeof inDatabase>[1]>[0]['db']): Promise<void> {
  await db
    .updateTable('charges')
    .set((row) => ({ reserved_at: row('reserved_at', '-', RESERVATION_LIFETIME) }))
    .execute()
}
