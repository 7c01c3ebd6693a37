import assert from 'node:assert/strict'
import { test } from 'node:test'
import { helpFor } from './card.ts'
import { higherTier } from './tier.ts'

test('risk shows the card, elevated a line, none nothing', () => {
  assert.deepEqual([helpFor('risk'), helpFor('elevated'), helpFor('none')], ['card', 'line', 'nothing'])
})

test('of two tiers the higher one holds, in either order', () => {
  assert.equal(higherTier('elevated', 'risk'), 'risk')
  assert.equal(higherTier('risk', 'none'), 'risk')
  assert.equal(higherTier('none', 'none'), 'none')
})
