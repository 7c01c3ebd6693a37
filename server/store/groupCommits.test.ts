import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, afterEach, beforeEach, test } from 'node:test'
import type { Database } from './database.ts'
import * as rateLimits from './rateLimits.ts'
import { openSqlite } from './sqlite.ts'

let database: Database
beforeEach(async () => {
  database = openSqlite(':memory:')
  await database.migrate()
})
afterEach(() => database.close())

const insert = (key: string) =>
  database.write((trx) =>
    trx.insertInto('rate_limits').values({ key, count: 1, window_ends_at: 1, locked_until: 0 }).execute(),
  )
const keys = async () =>
  (await database.db.selectFrom('rate_limits').select('key').orderBy('key').execute()).map((row) => row.key)

test('writes that arrive together are all there', async () => {
  await Promise.all(['a', 'b', 'c'].map(insert))
  assert.deepEqual(await keys(), ['a', 'b', 'c'])
})

test('one that fails takes nothing of the others with it, and nothing of its own stays', async () => {
  const failing = database.write(async (trx) => {
    await trx
      .insertInto('rate_limits')
      .values({ key: 'half', count: 1, window_ends_at: 1, locked_until: 0 })
      .execute()
    throw new Error('no')
  })
  const results = await Promise.allSettled([insert('a'), failing, insert('b')])
  assert.deepEqual(
    results.map((result) => result.status),
    ['fulfilled', 'rejected', 'fulfilled'],
  )
  assert.deepEqual(await keys(), ['a', 'b'])
})

test('a write that fails in the database is told so alone', async () => {
  const results = await Promise.allSettled([insert('a'), insert('a'), insert('b')])
  assert.deepEqual(
    results.map((result) => result.status),
    ['fulfilled', 'rejected', 'fulfilled'],
  )
})

test('writes of one after the other see each other', async () => {
  await Promise.all(
    Array.from({ length: 50 }, () =>
      database.write((trx) => rateLimits.hit(trx, 'key', { max: 100, window: 1000 }, 0)),
    ),
  )
  const row = await database.db.selectFrom('rate_limits').select('count').executeTakeFirstOrThrow()
  assert.equal(row.count, 50)
})

test('a lock of another program is waited for, and reading goes on meanwhile', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-locked-'))
  after(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'journal.sqlite')
  const locked = openSqlite(path)
  after(() => locked.close())
  await locked.migrate()
  const other = new DatabaseSync(path)
  other.exec('begin immediate')

  const writing = locked.write((trx) => rateLimits.hit(trx, 'key', { max: 1, window: 1000 }, 0))
  await new Promise((resolve) => setImmediate(resolve))
  assert.deepEqual(await locked.db.selectFrom('rate_limits').select('key').execute(), [])
  other.exec('rollback')
  other.close()
  assert.equal((await writing).allowed, true)
})

test('SQLite is never handed a value that it would bind as something else', async () => {
  const work = database.write((trx) =>
    trx
      .deleteFrom('rate_limits')
      .where('key', '=', new Date() as unknown as string)
      .execute(),
  )
  await assert.rejects(work, TypeError)
})
