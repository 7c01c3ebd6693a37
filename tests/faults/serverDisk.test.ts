import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { inDatabase } from '../support/diskDatabase.ts'
import { envelope } from '../support/envelope.ts'
import { makeDataDir, removeDataDir, startServer } from '../support/startServer.ts'
import { addWriter, assertAllThere, call } from '../support/writers.ts'
import { newEntry } from '../support/written.ts'

test('a full disk refuses to save with a clear error, and goes on reading; with room again it saves', async () => {
  const dataDir = await makeDataDir()
  after(() => removeDataDir(dataDir))
  const writer = await inDatabase(dataDir, addWriter)
  const crowded = await startServer({ dataDir, fileLimitKiB: 1024 })
  after(() => crowded.kill())

  const session = 'session-on-a-full-disk'
  const save = (origin: string, id: string) =>
    call(origin, writer, 'saveEntry', {
      ...newEntry({ id, session_id: session, user_text: envelope(id) }),
    })
  let refused: Awaited<ReturnType<typeof save>> | undefined
  for (let n = 0; !refused; n++) {
    const id = `entry-number-${n}`
    const answer = await save(crowded.origin, id)
    if (answer.status === 200) writer.acknowledged.set(id, String(envelope(id)))
    else refused = answer
  }
  assert.equal(refused.status, 503)
  assert.equal(refused.error?.details.code, 'storageFull')
  const read = await call(crowded.origin, writer, 'getActiveSession', null)
  assert.equal(read.status, 200)
  assert.equal((await fetch(`${crowded.origin}/readyz`)).status, 200)
  await crowded.kill()

  const roomy = await startServer({ dataDir })
  after(() => roomy.kill())
  assert.equal((await save(roomy.origin, 'entry-after-that')).status, 200)
  await inDatabase(dataDir, (database) => assertAllThere(database, [writer]))
})
