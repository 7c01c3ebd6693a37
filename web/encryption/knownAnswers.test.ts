import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { createAccountKey, type NewAccountKey, rewrapAccountKey, unwrapAccountKey } from './accountKey.ts'
import { argon2id } from './argon2id.ts'
import type { Bytes, RandomBytes } from './bytes.ts'
import type { DerivedKeys } from './derivedKeys.ts'
import { open, seal } from './envelope.ts'
import known from './known-answers.json' with { type: 'json' }
import { deriveFromPassword } from './password.ts'
import { deriveFromRecoveryCode, formatRecoveryCode } from './recoveryCode.ts'

const hex = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'hex'))

/** Gives these bytes, one after the other, instead of random ones. */
function fixed(...texts: string[]): RandomBytes {
  const left = texts.map(hex)
  return (length) => {
    const bytes = left.shift()
    assert.equal(bytes?.length, length)
    return bytes ?? new Uint8Array()
  }
}

describe('the known answers of the format j1', () => {
  let password: DerivedKeys
  let recovery: DerivedKeys
  let account: NewAccountKey

  before(async () => {
    password = await deriveFromPassword(known.password.password, known.password.parameters, argon2id)
    recovery = await deriveFromRecoveryCode(known.recoveryCode.code)
    const { userId, bytes, passwordWrapNonce, recoveryWrapNonce } = known.accountKey
    const wrappingKeys = { password: password.wrappingKey, recovery: recovery.wrappingKey }
    account = await createAccountKey(userId, wrappingKeys, fixed(bytes, passwordWrapNonce, recoveryWrapNonce))
  })

  test('password', () => assert.equal(password.authKey, known.password.authKey))

  test('recovery code', () => {
    assert.equal(formatRecoveryCode(hex(known.recoveryCode.bytes)), known.recoveryCode.code)
    assert.equal(recovery.authKey, known.recoveryCode.authKey)
  })

  test('account key and its wraps', () => {
    assert.equal(account.keys.id, known.accountKey.id)
    assert.equal(account.passwordWrap, known.accountKey.passwordWrap)
    assert.equal(account.recoveryWrap, known.accountKey.recoveryWrap)
  })

  test('a wrap by the password made from the wrap by the recovery code', async () => {
    const { userId, passwordWrapNonce } = known.accountKey
    const wrappingKeys = { old: recovery.wrappingKey, new: password.wrappingKey }
    const rewrapped = await rewrapAccountKey(
      userId,
      account.recoveryWrap,
      wrappingKeys,
      fixed(passwordWrapNonce),
    )
    assert.equal(rewrapped, known.accountKey.passwordWrap)
  })

  for (const { key: name, location, value, nonce, envelope } of known.envelopes) {
    test(`envelope of ${location.collection}, ${location.documentId}, ${location.field}`, async () => {
      const keys = await unwrapAccountKey(known.accountKey.userId, account.passwordWrap, password.wrappingKey)
      const key = { id: keys.id, key: name === 'draft' ? keys.draft : keys.content }
      const sealed = await seal(key, location, value, fixed(nonce))

      assert.equal(sealed, envelope)
      assert.deepEqual(await open(key, location, sealed), value)
    })
  }
})
