import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encryptionAvailable } from './environment.ts'

test('encryption is available where WebCrypto is', () => {
  assert.equal(encryptionAvailable(), true)
  assert.equal(encryptionAvailable({ crypto: {} }), false)
  assert.equal(encryptionAvailable({}), false)
})
