import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { inDatabase } from '../support/diskDatabase.ts'
import { startScriptedProvider, streams } from '../support/scriptedProvider.ts'
import { makeDataDir, removeDataDir, startServer } from '../support/startServer.ts'
import { addWriter, type Writer } from '../support/writers.ts'

test('asked to stop, the server lets a reply under way finish, ends live lists and takes nothing new', async () => {
  const provider = await startScriptedProvider()
  after(() => provider.close())
  const mayGoOn = Promise.withResolvers<void>()
  async function* reply() {
    yield 'It was a long day, with the rain and the walk and all that came after it. '
    await mayGoOn.promise
    yield 'Rest now.'
  }
  provider.script((response) => streams(reply())(response))
  const dataDir = await makeDataDir()
  after(() => removeDataDir(dataDir))
  const writer = await inDatabase(dataDir, addWriter)
  const server = await startServer({
    dataDir,
    env: {
      COMPANION: 'openai-compatible',
      COMPANION_BASE_URL: provider.baseUrl,
      COMPANION_MODEL: 'scripted',
    },
  })

  after(() => server.kill())
  const live = await stream(server.origin, writer, 'watchJournal', null)
  const replying = await stream(server.origin, writer, 'analyzeJournalEntry', {
    userText: 'What a day.',
    sessionContext: '',
    sessionMode: 'free-journal',
  })
  // The first to ask is the server itself, when it starts.
  await provider.asked(2)
  const stopped = server.stop()
  await live.text().catch(() => undefined)
  await assert.rejects(fetch(`${server.origin}/healthz`))

  mayGoOn.resolve()
  assert.match(await replying.text(), /data: \{"result":\{"success":true,"response":"It was .* Rest now\."/)
  assert.equal(await stopped, 0)
})

/** Resolves with the first chunk on its way. */
const stream = (origin: string, { bearer }: Writer, name: string, data: unknown): Promise<Response> =>
  fetch(`${origin}/functions/${name}`, {
    method: 'POST',
    headers: { Accept: 'text/event-stream', Authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ data }),
  })
