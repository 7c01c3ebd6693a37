import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { loadAppSecrets } from '../appSecret.ts'
import type { Database } from '../store/database.ts'
import * as registrations from '../store/registrations.ts'
import * as signIns from '../store/signIns.ts'
import { openSqlite } from '../store/sqlite.ts'
import * as users from '../store/users.ts'
import { backup, OperationError, restore } from './backup.ts'

let root: string
let dataDir: string
let running: Database
const madeAt = new Date('2026-11-21T00:00:00Z')

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'journal-backup-'))
  dataDir = join(root, 'data')
  loadAppSecrets(undefined, dataDir)
  running = openSqlite(join(dataDir, 'journal.sqlite'))
  await running.migrate()
  await addMember('ana')
})
afterEach(async () => {
  await running.close()
  rmSync(root, { recursive: true })
})

function addMember(name: string) {
  const registration = {
    user_id: `${name}-0123456789abcdef`,
    email: `${name}@example.org`,
    name,
    time_zone: 'UTC',
    created_at: 0,
  }
  return running.write(async (trx) => {
    await registrations.insert(trx, registration)
    await users.insert(trx, users.fromRegistration(registration, 0))
  })
}

test('a backup is made while the server writes, and restores on an empty machine', async () => {
  const folder = join(root, 'backup')
  const writing = addMember('ben')
  const manifest = await backup(dataDir, folder, { withSecret: true, madeAt })
  await writing
  assert.equal(manifest.holdsSecret, true)

  const elsewhere = join(root, 'elsewhere')
  await restore(folder, elsewhere)
  const restored = openSqlite(join(elsewhere, 'journal.sqlite'))
  await restored.migrate()
  assert.ok(await users.findIdByEmail(restored.db, 'ana@example.org'))
  await restored.close()
  assert.equal(
    readFileSync(join(elsewhere, 'app-secret'), 'utf8'),
    readFileSync(join(dataDir, 'app-secret'), 'utf8'),
  )
})

test('who was signed in when the backup was made is not after a restore: that may have been ended since', async () => {
  const folder = join(root, 'backup')
  const signIn = { user_id: 'ana-0123456789abcdef', expires_at: 9e15 }
  await running.write(async (trx) => {
    await signIns.insert(trx, { ...signIn, id: 'stolen', cookie_hash: 'c', created_at: 0 })
    await signIns.insertBearer(trx, { ...signIn, token_hash: 't', sign_in_id: 'stolen' }, 0)
  })
  await backup(dataDir, folder, { withSecret: false, madeAt })
  const elsewhere = join(root, 'elsewhere')
  await restore(folder, elsewhere)
  const restored = openSqlite(join(elsewhere, 'journal.sqlite'))
  for (const table of ['sign_ins', 'bearer_tokens'] as const)
    assert.deepEqual(await restored.db.selectFrom(table).selectAll().execute(), [], table)
  await restored.close()
})

test('a backup without the secret says so and does not hold it', async () => {
  const folder = join(root, 'backup')
  const manifest = await backup(dataDir, folder, { withSecret: false, madeAt })
  assert.equal(manifest.holdsSecret, false)
  assert.throws(() => readFileSync(join(folder, 'app-secret')))
})

test('a damaged backup is refused, and nothing is changed', async () => {
  const folder = join(root, 'backup')
  await backup(dataDir, folder, { withSecret: false, madeAt })
  const file = join(folder, 'journal.sqlite')
  const bytes = readFileSync(file)
  bytes[5000] = (bytes[5000] ?? 0) ^ 1
  writeFileSync(file, bytes)
  const elsewhere = join(root, 'elsewhere')
  await assert.rejects(restore(folder, elsewhere), OperationError)
  assert.throws(() => readFileSync(join(elsewhere, 'journal.sqlite')))
})

test('neither a journal nor a backup is ever overwritten', async () => {
  const folder = join(root, 'backup')
  await backup(dataDir, folder, { withSecret: false, madeAt })
  await assert.rejects(backup(dataDir, folder, { withSecret: false, madeAt }), OperationError)
  await assert.rejects(restore(folder, dataDir), OperationError)
})

test('a folder that holds no backup is said to hold none', async () => {
  await assert.rejects(restore(root, join(root, 'elsewhere')), /holds no backup/)
})
