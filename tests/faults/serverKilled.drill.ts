import assert from 'node:assert/strict'
import { test } from 'node:test'
import { killUnderWriters } from './killRounds.ts'

test('the same, two hundred times', async () => {
  const acknowledged = await killUnderWriters(200)
  process.stdout.write(`200 kills: ${acknowledged} entries acknowledged, all there once\n`)
  assert.ok(acknowledged >= 200 * 25)
})
