import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { inDatabase } from '../support/diskDatabase.ts'
import { authKeyOf, signUpInput, wrapOf } from '../support/person.ts'
import { makeDataDir, removeDataDir, startServer } from '../support/startServer.ts'
import { addWriters, assertAllThere, call, startWriting } from '../support/writers.ts'

const PROJECT = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const command = (name: string, dataDir: string, ...args: string[]) =>
  run(process.execPath, [join(PROJECT, `scripts/${name}.ts`), ...args], {
    cwd: dataDir,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  })

test('what was backed up under writers opens on an empty machine, passwords too', async () => {
  const [dataDir, elsewhere, folder] = await Promise.all([makeDataDir(), makeDataDir(), makeDataDir()])
  for (const one of [dataDir, elsewhere, folder]) after(() => removeDataDir(one))
  const writers = await inDatabase(dataDir, (database) => addWriters(database, 10))
  const server = await startServer({ dataDir })
  after(() => server.kill())
  const email = `${randomUUID()}@example.org`
  await call(server.origin, { bearer: '' }, 'signUp', signUpInput(email, 'password'))

  const writing = startWriting(writers, { origins: () => [server.origin], pause: 20 })
  await writing.more(50)
  const before = writers.map((writer) => ({ ...writer, acknowledged: new Map(writer.acknowledged) }))
  await command('backup', dataDir, folder, '--with-secret')
  await writing.stop()
  await server.kill()

  await command('restore', elsewhere, folder)
  const restored = await startServer({ dataDir: elsewhere })
  after(() => restored.kill())
  const input = { email, authKey: authKeyOf('password') }
  const { result } = await call(restored.origin, { bearer: '' }, 'signIn', input)
  assert.equal(result?.passwordWrap, wrapOf('password'))
  await inDatabase(elsewhere, (database) => assertAllThere(database, before))
})
