import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { authKeyOf, signUpInput, wrapOf } from '../support/person.ts'
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../support/startServer.ts'
import { call } from '../support/writers.ts'

const ROUNDS = 5
/** The first kill comes before its two hashes, the last one after its commit. */
const LATER_MS = 40

test('a server killed in a password change keeps the old one or the new one, with the wrap that it opens', async () => {
  const dataDir = await makeDataDir()
  after(() => removeDataDir(dataDir))
  let server = await startServer({ dataDir })
  after(() => server.kill())

  for (let round = 0; round < ROUNDS; round++) {
    const email = `${randomUUID()}@example.org`
    const { result } = await call(server.origin, { bearer: '' }, 'signUp', signUpInput(email, 'old'))
    const changing = changed(server, String(result?.token))
    await wait(round * LATER_MS)
    await server.kill()
    const acknowledged = await changing
    server = await startServer({ dataDir })

    const opened = await openedWith(server, email)
    assert.equal(opened.length, 1)
    if (acknowledged) assert.deepEqual(opened, ['new'])
  }
})

const changed = (server: RunningServer, bearer: string): Promise<boolean> =>
  call(server.origin, { bearer }, 'changePassword', {
    currentAuthKey: authKeyOf('old'),
    newAuthKey: authKeyOf('new'),
    passwordWrap: wrapOf('new'),
  }).then(
    ({ status }) => status === 200,
    () => false,
  )

/** The passwords that sign in and are given their own wrap. */
async function openedWith(server: RunningServer, email: string): Promise<string[]> {
  const opened: string[] = []
  for (const password of ['old', 'new']) {
    const input = { email, authKey: authKeyOf(password) }
    const { status, result } = await call(server.origin, { bearer: '' }, 'signIn', input)
    if (status !== 200) continue
    assert.equal(result?.passwordWrap, wrapOf(password))
    opened.push(password)
  }
  return opened
}
