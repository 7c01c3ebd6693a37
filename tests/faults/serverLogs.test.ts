import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { inDatabase } from '../support/diskDatabase.ts'
import { failsWith, type ScriptedProvider, startScriptedProvider } from '../support/scriptedProvider.ts'
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../support/startServer.ts'
import { addWriter, type Writer } from '../support/writers.ts'
import { newEntry } from '../support/written.ts'

/** Written into every place a request has; it must come back in none of what the server prints or answers. */
const CANARY = 'zwitschernder-kanarienvogel'

let server: RunningServer
let provider: ScriptedProvider
let writer: Writer
const requestIds: string[] = []
before(async () => {
  provider = await startScriptedProvider()
  provider.script(failsWith(500, {}, `{"error":{"message":"${CANARY}"}}`))
  const dataDir = await makeDataDir()
  writer = await inDatabase(dataDir, addWriter)
  server = await startServer({
    dataDir,
    env: {
      LOG_LEVEL: 'debug',
      COMPANION: 'openai-compatible',
      COMPANION_BASE_URL: provider.baseUrl,
      COMPANION_MODEL: 'scripted',
    },
  })
})
after(async () => {
  await server.kill()
  await provider.close()
  await removeDataDir(server.dataDir)
})

const entry = newEntry()
const PATHS: Record<string, { name: string; body: unknown; status: number }> = {
  'a saved entry': { name: 'saveEntry', body: { data: entry }, status: 200 },
  'an entry that was saved before with other text': {
    name: 'saveEntry',
    body: { data: { ...entry, encrypted: false, user_text: CANARY, error_note: CANARY } },
    status: 409,
  },
  'a field that breaks a rule': {
    name: 'saveEntry',
    body: { data: { ...entry, id: `${CANARY}!`, [CANARY]: 1 } },
    status: 400,
  },
  'no JSON': { name: 'saveEntry', body: `{"data": ${CANARY}`, status: 400 },
  'a body that is too large': { name: 'saveEntry', body: CANARY.repeat(20_000), status: 400 },
  'an unknown call': { name: CANARY, body: { data: CANARY }, status: 404 },
  'a provider that fails and quotes': {
    name: 'analyzeJournalEntry',
    body: { data: { userText: CANARY, sessionContext: `User: ${CANARY}`, sessionMode: 'free-journal' } },
    status: 503,
  },
  'somebody else’s call': { name: 'watchPendingUsers', body: { data: CANARY }, status: 403 },
}

for (const [what, { name, body, status }] of Object.entries(PATHS)) {
  test(`neither log nor answer repeats what was sent: ${what}`, async () => {
    const answer = await fetch(`${server.origin}/functions/${name}?${CANARY}=${CANARY}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${writer.bearer}`,
        Cookie: `sign_in=${CANARY}`,
        'User-Agent': CANARY,
        'X-Forwarded-For': CANARY,
        'X-Request-Id': CANARY,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    assert.equal(answer.status, status)
    assert.ok(!(await answer.text()).includes(CANARY))
    assert.ok(!server.output().includes(CANARY))
    assert.ok(!server.output().includes(writer.bearer))
    requestIds.push(answer.headers.get('X-Request-Id') ?? '')
  })
}

test('a stolen or wrong bearer is not logged either', async () => {
  const headers = { Authorization: `Bearer ${CANARY}` }
  const answer = await fetch(`${server.origin}/functions/getDailyUsage`, {
    method: 'POST',
    headers,
    body: '{}',
  })
  assert.equal(answer.status, 401)
  assert.ok(!server.output().includes(CANARY))
})

test('every answer’s request is one line of JSON with its id, also when the server stops right after', async () => {
  await server.stop()
  const lines = server.output().split('\n')
  const logged = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line).requestId)
  for (const id of requestIds) assert.ok(logged.includes(id))
  assert.ok(!server.output().includes(CANARY))
})
