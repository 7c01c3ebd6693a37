import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatTime } from './formatTime.ts'

const london = { locale: 'en-GB', timeZone: 'Europe/London' }
const moment = '2026-11-20T23:30:00Z'

test('shows a moment in the region of the reader', () => {
  assert.equal(formatTime(moment, 'dateTime', london), '20 Nov 2026, 23:30')
  assert.equal(formatTime(moment, 'date', { locale: 'de', timeZone: 'Asia/Kathmandu' }), '21.11.2026')
})

test('takes milliseconds and dates as well', () => {
  assert.equal(formatTime(Date.parse(moment), 'time', london), '23:30')
  assert.match(formatTime(new Date(moment), 'longDate', london) ?? '', /^Friday.* 20 November 2026$/)
})

test('a calendar day is the same day on both sides of the date line', () => {
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    assert.equal(formatTime('2026-11-20', 'date', { locale: 'en-GB', timeZone }), '20 Nov 2026')
  }
})

test('has nothing to say about what is no date', () => {
  assert.equal(formatTime('yesterday', 'date'), undefined)
  assert.equal(formatTime(Number.NaN, 'date'), undefined)
})
