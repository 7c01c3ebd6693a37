import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prepared } from './prepared.ts'
import { openSqlite } from './sqlite.ts'

const counted = prepared((db, { key }: { key: string }) =>
  db.selectFrom('rate_limits').select('count').where('key', '=', key),
)

test('a read during a write sees nothing of it before it is committed', async (t) => {
  const { db, write, migrate, close } = openSqlite(':memory:')
  t.after(close)
  await migrate()
  const begun = Promise.withResolvers<void>()
  const fails = Promise.withResolvers<never>()
  const failing = write(async (trx) => {
    await trx
      .insertInto('rate_limits')
      .values({ key: 'a', count: 1, window_ends_at: 1, locked_until: 0 })
      .execute()
    assert.equal((await counted(trx, { key: 'a' }))[0]?.count, 1)
    begun.resolve()
    await fails.promise
  })
  await begun.promise
  const read = counted(db, { key: 'a' })
  fails.reject(new Error('no'))
  await assert.rejects(failing)
  assert.deepEqual(await read, [])
})
