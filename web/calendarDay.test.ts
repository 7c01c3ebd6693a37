import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarDay } from './calendarDay.ts'

test('a day is the day of the time zone, and UTC’s where the zone is unknown', () => {
  const at = Date.UTC(2026, 10, 20, 23, 30)
  assert.equal(calendarDay(at, 'Pacific/Kiritimati'), '2026-11-21')
  assert.equal(calendarDay(at, 'Pacific/Pago_Pago'), '2026-11-20')
  assert.equal(calendarDay(at, 'Nowhere/AtAll'), '2026-11-20')
})
