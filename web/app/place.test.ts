import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathOf, placeIn } from './place.ts'

test('a place and its path say the same', () => {
  for (const place of [{}, { view: 'settings' }, { view: 'history', session: 'abc-123' }] as const) {
    assert.deepEqual(placeIn(new URL(pathOf(place), 'https://journal.test').search), place)
  }
})

test('whatever is not a view is the journal', () => {
  assert.deepEqual(placeIn('?view=admin'), {})
  assert.deepEqual(placeIn('?session=abc'), {})
  assert.deepEqual(placeIn('?view=settings&session=abc'), { view: 'settings' })
})
