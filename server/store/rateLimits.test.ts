import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import type { Database } from './database.ts'
import * as rateLimits from './rateLimits.ts'
import { openSqlite } from './sqlite.ts'

let database: Database
beforeEach(async () => {
  database = openSqlite(':memory:')
  await database.migrate()
})
afterEach(() => database.close())

const hit = (now: number, rule: rateLimits.Rule) =>
  database.write((trx) => rateLimits.hit(trx, 'key', rule, now))

test('as many as allowed pass, the next one waits for the window to end', async () => {
  const rule = { max: 2, window: 1000 }
  assert.deepEqual(await hit(0, rule), { allowed: true, retryAfter: 0 })
  assert.deepEqual(await hit(400, rule), { allowed: true, retryAfter: 0 })
  assert.deepEqual(await hit(500, rule), { allowed: false, retryAfter: 500 })
  assert.deepEqual(await hit(1000, rule), { allowed: true, retryAfter: 0 })
})

test('a lock-out lasts its own time from the attempt that went over, however often one tries', async () => {
  const rule = { max: 1, window: 1000, lockOut: 5000 }
  await hit(0, rule)
  assert.deepEqual(await hit(100, rule), { allowed: false, retryAfter: 5000 })
  assert.deepEqual(await hit(2000, rule), { allowed: false, retryAfter: 3100 })
  assert.deepEqual(await hit(5100, rule), { allowed: true, retryAfter: 0 })
})

test('attempts at the same time are all counted', async () => {
  const verdicts = await Promise.all(Array.from({ length: 30 }, () => hit(0, { max: 10, window: 1000 })))
  assert.equal(verdicts.filter((verdict) => verdict.allowed).length, 10)
})

test('what has expired is removed, what still locks stays', async () => {
  const rule = { max: 1, window: 1000, lockOut: 5000 }
  await hit(0, rule)
  await hit(100, rule)
  await database.write((trx) => rateLimits.removeExpired(trx, 2000))
  assert.equal((await hit(2000, rule)).allowed, false)
})
