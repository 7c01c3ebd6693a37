import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { measured } from './measured.ts'
import { measure, parseLabelled } from './quality.ts'

const lines = parseLabelled(readFileSync(new URL('development-set.jsonl', import.meta.url), 'utf8'))
const totals = measure(lines)

test('at least nineteen in twenty risk lines are caught, nine in ten as risk', () => {
  assert.ok(totals.risk.caught >= 0.95 * totals.risk.n)
  assert.ok(totals.risk.asRisk >= 0.9 * totals.risk.n)
})

test('at least nine in ten elevated lines are caught', () => {
  assert.ok(totals.elevated.caught >= 0.9 * totals.elevated.n)
})

test('at most one harmless line in thirty is flagged', () => {
  assert.ok(totals.none.flagged <= totals.none.n / 30)
})

test('the published numbers are what the screen makes of the set today', () => {
  assert.deepEqual(totals, measured)
})
