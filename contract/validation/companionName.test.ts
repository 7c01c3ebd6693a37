import assert from 'node:assert/strict'
import { test } from 'node:test'
import { companionName, SUGGESTED_COMPANION_NAMES } from './companionName.ts'

test('is trimmed; empty falls back to Sage', () => {
  assert.equal(companionName('  River \n'), 'River')
  for (const nothing of ['', '   ', '\n']) assert.equal(companionName(nothing), 'Sage')
})

test('has at most 40 characters, and none of them is cut in half', () => {
  assert.equal(companionName('🦊'.repeat(50)), '🦊'.repeat(40))
})

test('there are six suggestions, Sage first', () => {
  assert.deepEqual(SUGGESTED_COMPANION_NAMES, ['Sage', 'River', 'Willow', 'Juniper', 'Wren', 'Robin'])
})
