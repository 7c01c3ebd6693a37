import assert from 'node:assert/strict'
import { test } from 'node:test'
import { landing } from './landing.ts'

const said = JSON.stringify(landing)

test('promises no more than is kept', () => {
  assert.doesNotMatch(said, /end-to-end|anonymous|unbreakable|guarantee|cure/i)
  assert.match(said, /encrypted on your device before it is stored/)
})

test('says what it is not, and where help is', () => {
  assert.match(landing.footer.disclaimer, /not a substitute for professional mental health care/)
  assert.match(landing.footer.disclaimer, /emergency services/)
})
