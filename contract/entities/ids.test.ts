import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { DocumentId, SessionDate, Timestamp, TimeZone, UserId } from './ids.ts'

const passes = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success

test('ids are made of letters that mean nothing anywhere', () => {
  assert.ok(passes(DocumentId, '3f0c9a52-8d0e-4a53-9f0d-2f1f8c7a6b5e'))
  for (const id of [
    'short',
    'a'.repeat(65),
    'with space',
    'a:b:c:d:e',
    '../../etc/passwd',
    'ünïcödé-id',
    12345678,
  ])
    assert.equal(passes(DocumentId, id), false, String(id))
  assert.equal(passes(UserId, 'fifteen-letters'), false)
  assert.ok(passes(UserId, 'sixteen-letters-'))
})

test('a timestamp is a whole number of milliseconds since 1970', () => {
  for (const time of [0, 1_781_000_000_000]) assert.ok(passes(Timestamp, time))
  for (const time of [-1, 1.5, Number.NaN, Infinity, '2026', 2 ** 60])
    assert.equal(passes(Timestamp, time), false)
})

test('a session date is YYYY-MM-DD', () => {
  assert.ok(passes(SessionDate, '2026-12-31'))
  for (const date of ['2026-13-01', '2026-00-10', '2026-01-32', '26-01-01', '2026-1-1', '2026-01-01T00:00'])
    assert.equal(passes(SessionDate, date), false, date)
})

test('a time zone is one that clocks know', () => {
  for (const zone of ['Europe/London', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC'])
    assert.ok(passes(TimeZone, zone), zone)
  for (const zone of ['', 'Europe/Atlantis', 'London', 'x'.repeat(65)])
    assert.equal(passes(TimeZone, zone), false)
})
