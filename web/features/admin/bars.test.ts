import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barsOf, mostOn } from './bars.ts'

const days = [
  { day: '2026-11-19', parts: [3, 1] },
  { day: '2026-11-20', parts: [0, 2] },
]

test('the day with the most fills the box, its parts on top of each other', () => {
  const [first, second] = barsOf(days, { width: 20, height: 8 }, 0)
  assert.deepEqual(first, { key: '2026-11-19 0', part: 0, x: 0, y: 2, width: 10, height: 6 })
  assert.deepEqual(second, { key: '2026-11-19 1', part: 1, x: 0, y: 0, width: 10, height: 2 })
})

test('days without anything are flat', () => {
  assert.equal(mostOn([]), 0)
  assert.equal(barsOf([{ day: '2026-11-20', parts: [0] }], { width: 10, height: 10 })[0]?.height, 0)
})
