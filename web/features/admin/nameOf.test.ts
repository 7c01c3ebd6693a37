import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameOf, whoIs } from './nameOf.ts'

test('somebody without a name is listed so, and called by their address', () => {
  const nobody = { name: ' ', email: 'ana@example.org' }
  assert.equal(nameOf(nobody), 'No name provided')
  assert.equal(whoIs(nobody), 'ana@example.org')
})

test('a name is shown as it is', () => {
  assert.equal(nameOf({ name: 'Ana' }), 'Ana')
  assert.equal(whoIs({ name: 'Ana', email: 'ana@example.org' }), 'Ana')
})
