import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isEncrypted, isWrappedKey } from './encrypted.ts'

const sealed = (bytes: number, start = 'j1.gcm') =>
  `${start}.${'k'.repeat(12)}.${'n'.repeat(16)}.${Buffer.alloc(bytes).toString('base64url')}`

test('an envelope holds padded text and its tag', () => {
  for (const steps of [1, 2, 40]) assert.equal(isEncrypted(sealed(steps * 256 + 16)), true)
  for (const bytes of [0, 16, 255 + 16, 257 + 16, 256]) assert.equal(isEncrypted(sealed(bytes)), false)
})

test('a wrapped key holds 32 bytes and their tag, so neither passes for the other', () => {
  assert.equal(isWrappedKey(sealed(48)), true)
  assert.equal(isWrappedKey(sealed(256 + 16)), false)
  assert.equal(isEncrypted(sealed(48)), false)
})

test('plain text is no envelope, nor is anything else', () => {
  const good = sealed(272)
  const others = [
    'I slept badly.',
    '',
    null,
    undefined,
    7,
    { toString: () => good },
    [good],
    ` ${good}`,
    `${good}\n`,
    `${good}=`,
    sealed(272, 'j2.gcm'),
    sealed(272, 'j1.cbc'),
    good.replace('AAAA', 'A A+'),
  ]
  for (const other of others) assert.equal(isEncrypted(other), false, String(other).slice(0, 40))
})
