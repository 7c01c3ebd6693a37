import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, test } from 'node:test'
import { inDatabase } from '../support/diskDatabase.ts'
import { makeDataDir, removeDataDir } from '../support/startServer.ts'
import { addWriter } from '../support/writers.ts'

/** Lays all tables, and is gone before that is committed. */
const KILLED = `
  const { openSqlite } = await import('./server/store/sqlite.ts')
  const { MIGRATIONS } = await import('./server/store/migrations/migrations.ts')
  const dying = async (db) => {
    await db.schema.createTable('half_done').addColumn('id', 'text').execute()
    process.kill(process.pid, 'SIGKILL')
    await new Promise(() => setInterval(() => {}, 1000))
  }
  await openSqlite(process.argv[1]).migrate({ ...MIGRATIONS, '9999-interrupted': { up: dying } })
`

test('a migration that is interrupted leaves nothing of itself, and the next start does it', async () => {
  const dataDir = await makeDataDir()
  after(() => removeDataDir(dataDir))
  const args = ['--input-type=module', '--eval', KILLED, `${dataDir}/journal.sqlite`]
  const interrupted = spawn(process.execPath, args, { stdio: 'inherit' })
  const [, signal] = await once(interrupted, 'exit')
  assert.equal(signal, 'SIGKILL')

  await inDatabase(dataDir, async (database) => {
    const tables = await database.db.introspection.getTables()
    assert.ok(!tables.some(({ name }) => name === 'half_done'))
    await addWriter(database)
  })
})
