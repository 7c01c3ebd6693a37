import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseLanguage } from './language.ts'

test('takes the first language there are texts in, whatever its region', () => {
  assert.equal(chooseLanguage(['xx', 'en-GB', 'de']), 'en')
})

test('falls back to English', () => {
  assert.equal(chooseLanguage([]), 'en')
  assert.equal(chooseLanguage(['xx-YY']), 'en')
})
