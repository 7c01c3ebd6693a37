import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { inDatabase } from '../support/diskDatabase.ts'
import { lockDatabase } from '../support/lockDatabase.ts'
import { makeDataDir, removeDataDir, startServer } from '../support/startServer.ts'
import { addWriter, assertAllThere, call } from '../support/writers.ts'
import { newEntry } from '../support/written.ts'

test('while another program holds the database, reading goes on, and saving waits for it', async () => {
  const dataDir = await makeDataDir()
  after(() => removeDataDir(dataDir))
  const writer = await inDatabase(dataDir, addWriter)
  const server = await startServer({ dataDir })
  after(() => server.kill())

  const lock = lockDatabase(dataDir)
  const entry = newEntry()
  let saved = false
  const saving = call(server.origin, writer, 'saveEntry', entry).finally(() => {
    saved = true
  })
  for (let n = 0; n < 3; n++) {
    assert.equal((await call(server.origin, writer, 'getActiveSession', null)).result?.session, null)
    assert.equal((await fetch(`${server.origin}/readyz`)).status, 200)
  }
  assert.equal(saved, false)
  lock.release()
  assert.equal((await saving).status, 200)
  writer.acknowledged.set(entry.id, String(entry.user_text))
  await inDatabase(dataDir, (database) => assertAllThere(database, [writer]))
})
