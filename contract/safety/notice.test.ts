import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOUR } from '../limits.ts'
import { isNoticeDue } from './notice.ts'

const shown = { at: 1_800_000_000_000, date: '2027-01-15' }

test('the notice is due when it was never shown', () => {
  assert.ok(isNoticeDue(shown.at, shown.date, undefined))
})

test('within three hours of the same day it is not due again', () => {
  assert.ok(!isNoticeDue(shown.at + 3 * HOUR - 1, shown.date, shown))
})

test('it is due again after three hours', () => {
  assert.ok(isNoticeDue(shown.at + 3 * HOUR, shown.date, shown))
})

test('a new day of the writer makes it due, however short ago it was', () => {
  assert.ok(isNoticeDue(shown.at + 1000, '2027-01-16', shown))
})

test('a clock set back makes it due', () => {
  assert.ok(isNoticeDue(shown.at - 1000, shown.date, shown))
})
