import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createAccountKey, rewrapAccountKey, unwrapAccountKey } from './accountKey.ts'
import type { Bytes } from './bytes.ts'
import { CannotOpenError } from './errors.ts'
import { deriveFromPassword } from './password.ts'
import { deriveFromRecoveryCode, makeRecoveryCode } from './recoveryCode.ts'
import { sealedField } from './sealedField.ts'

const userId = 'ana'
const parameters = { salt: 'AQIDBAUGBwgJCgsMDQ4PEA', memoryKib: 64 * 1024, iterations: 3, parallelism: 1 }

/** The real one is tested beside it; here its cost would only make the tests slow. */
const quickHash = async (password: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', password))
const fromPassword = (password: string) => deriveFromPassword(password, parameters, quickHash)

const { wrappingKey: password } = await fromPassword('first password')
const { wrappingKey: recovery } = await deriveFromRecoveryCode(makeRecoveryCode())
const { keys, passwordWrap, recoveryWrap } = await createAccountKey(userId, { password, recovery })

const entryOf = (unlocked: typeof keys) =>
  sealedField({ userId, keys: unlocked }, 'journal_entries', 'entry-1', 'user_text')
const envelope = await entryOf(keys).seal('Today was a good day.')

describe('the account key', () => {
  test('opens with the password and with the recovery code', async () => {
    for (const unlocked of [
      await unwrapAccountKey(userId, passwordWrap, password),
      await unwrapAccountKey(userId, recoveryWrap, recovery),
    ]) {
      assert.equal(unlocked.id, keys.id)
      assert.equal(await entryOf(unlocked).openText(envelope), 'Today was a good day.')
    }
  })

  test('outlives a password change, and the old password ends with it', async () => {
    const { wrappingKey: next } = await fromPassword('second password')
    const rewrapped = await rewrapAccountKey(userId, passwordWrap, { old: password, new: next })

    const unlocked = await unwrapAccountKey(userId, rewrapped, next)
    assert.equal(await entryOf(unlocked).openText(envelope), 'Today was a good day.')
    await assert.rejects(unwrapAccountKey(userId, rewrapped, password), CannotOpenError)
  })

  test('is not rewrapped without the old password', async () => {
    const { wrappingKey: wrong } = await fromPassword('wrong password')
    const wrappingKeys = { old: wrong, new: wrong }
    await assert.rejects(rewrapAccountKey(userId, passwordWrap, wrappingKeys), CannotOpenError)
  })

  test('leaves keys that nobody can read', async () => {
    for (const key of [keys.content, keys.draft, password, recovery]) {
      assert.equal(key.extractable, false)
      await assert.rejects(crypto.subtle.exportKey('raw', key), { name: 'InvalidAccessError' })
    }
  })

  test('is wiped from the bytes it was made in', async () => {
    const handedOut: Bytes[] = []
    await createAccountKey(userId, { password, recovery }, (length) => {
      const bytes = crypto.getRandomValues(new Uint8Array(length))
      handedOut.push(bytes)
      return bytes
    })
    assert.deepEqual(handedOut[0], new Uint8Array(32))
  })
})

describe('a password', () => {
  test('gives the same keys however a keyboard composes it', async () => {
    const { authKey } = await fromPassword('p\u00e4ssw\u00f6rd five')
    assert.equal((await fromPassword('pa\u0308sswo\u0308rd \ufb01ve')).authKey, authKey)
    assert.notEqual((await fromPassword('passwörd five')).authKey, authKey)
  })

  test('is not trimmed, nor is its case changed', async () => {
    const { authKey } = await fromPassword('pass word')
    for (const other of [' pass word', 'pass word ', 'Pass word']) {
      assert.notEqual((await fromPassword(other)).authKey, authKey)
    }
  })
})
