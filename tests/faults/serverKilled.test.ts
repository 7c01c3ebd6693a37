import assert from 'node:assert/strict'
import { test } from 'node:test'
import { killUnderWriters } from './killRounds.ts'

test('killed twenty times under fifty writers, the server starts with nothing to repair and nothing lost', async () => {
  assert.ok((await killUnderWriters(20)) >= 20 * 25)
})
