import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSecrets, hashToken, randomToken, sameText } from './secrets.ts'

const secrets = createSecrets(['a secret of at least thirty-two characters'])

test('what is sealed opens again, in its own place only', () => {
  const sealed = secrets.seal('ana hash', 'text')
  assert.equal(secrets.open('ana hash', sealed), 'text')
  assert.throws(() => secrets.open('ben hash', sealed))
})

test('another secret opens nothing', () => {
  const sealed = secrets.seal('ana hash', 'text')
  assert.throws(() => createSecrets(['another secret, just as long as the first']).open('ana hash', sealed))
})

test('the newest secret seals, those before it still open, and what is sealed again needs them no more', () => {
  const [old, next] = [
    'the old secret of 32 characters or more',
    'the new secret of 32 characters or more',
  ] as const
  const sealed = createSecrets([old]).seal('place', 'text')
  const both = createSecrets([next, old])
  assert.equal(both.open('place', sealed), 'text')
  const again = both.reseal('place', sealed)
  assert.equal(createSecrets([next]).open('place', again), 'text')
  assert.throws(() => createSecrets([old]).open('place', again))
  assert.equal(both.reseal('place', again), again)
})

test('no byte of a sealed text can be changed', () => {
  const sealed = Buffer.from(secrets.seal('place', 'text'), 'base64url')
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    assert.throws(() => secrets.open('place', changed.toString('base64url')), `byte ${at}`)
  }
})

test('keyed bytes depend on purpose, value and secret, and on nothing else', () => {
  assert.equal(secrets.keyed('salt', 'a@b.org'), secrets.keyed('salt', 'a@b.org'))
  assert.notEqual(secrets.keyed('salt', 'a@b.org'), secrets.keyed('other', 'a@b.org'))
  assert.notEqual(secrets.keyed('salt', 'a@b.org'), secrets.keyed('salt', 'c@b.org'))
  assert.equal(Buffer.from(secrets.keyed('salt', 'a@b.org', 16), 'base64url').length, 16)
})

test('a token has 256 random bits and is stored as its hash', () => {
  assert.equal(Buffer.from(randomToken(), 'base64url').length, 32)
  assert.notEqual(randomToken(), randomToken())
  assert.equal(hashToken('abc'), 'ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})

test('texts are compared whole', () => {
  assert.ok(sameText('same', 'same'))
  assert.ok(!sameText('same', 'some'))
  assert.ok(!sameText('same', 'same '))
})
