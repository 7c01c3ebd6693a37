import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Encrypted, WrappedKey } from '../../contract/entities/encrypted.ts'
import { createAccountKey, unwrapAccountKey } from './accountKey.ts'
import type { Argon2id } from './argon2id.ts'
import { CannotOpenError, WeakParametersError } from './errors.ts'
import { deriveFromPassword } from './password.ts'
import { deriveFromRecoveryCode, makeRecoveryCode } from './recoveryCode.ts'
import { sealedField } from './sealedField.ts'
import { writerForTest } from './writerForTest.ts'

const refuses = (attempt: Promise<unknown>) => assert.rejects(attempt, CannotOpenError)
const someWrappingKey = async () => (await deriveFromRecoveryCode(makeRecoveryCode())).wrappingKey

describe('a server that asks for less protection', () => {
  const honest = { salt: 'AQIDBAUGBwgJCgsMDQ4PEA', memoryKib: 64 * 1024, iterations: 3, parallelism: 1 }
  const stretch: Argon2id = async () => new Uint8Array(32)
  const neverCalled: Argon2id = async () => assert.fail('derived from weak parameters')

  const lies = [
    { memoryKib: 64 * 1024 - 1 },
    { memoryKib: 0 },
    { memoryKib: Number.NaN },
    { iterations: 2 },
    { parallelism: 0 },
    { salt: '' },
    { salt: 'AQIDBAUGBwgJCgsMDQ4P' },
    { salt: '!QIDBAUGBwgJCgsMDQ4PEA' },
    { salt: 'AQIDBAUGBwgJCgsMDQ4PEB' },
  ]
  for (const lie of lies) {
    test(`is refused before anything is derived: ${JSON.stringify(lie)}`, () =>
      assert.rejects(deriveFromPassword('secret', { ...honest, ...lie }, neverCalled), WeakParametersError))
  }

  test('may ask for more', async () => {
    for (const more of [{}, { memoryKib: 128 * 1024 }, { iterations: 4 }, { parallelism: 4 }]) {
      await deriveFromPassword('secret', { ...honest, ...more }, stretch)
    }
  })
})

describe('a server that hands out the wrong wrap', async () => {
  const password = await someWrappingKey()
  const recovery = await someWrappingKey()
  const mine = await createAccountKey('ana', { password, recovery })

  test('is found out: the wrap of another writer', async () => {
    const theirs = await createAccountKey('ben', { password: await someWrappingKey(), recovery })
    await refuses(unwrapAccountKey('ana', theirs.passwordWrap, password))
    await refuses(unwrapAccountKey('ana', theirs.recoveryWrap, recovery))
  })

  test('is found out: my wrap under another user id', () =>
    refuses(unwrapAccountKey('ben', mine.passwordWrap, password)))

  test('is found out: the wrap of the recovery code for the password', () =>
    refuses(unwrapAccountKey('ana', mine.recoveryWrap, password)))

  test('is found out: another key id in front of the wrap', async () => {
    const renamed = String(mine.passwordWrap).replace(mine.keys.id, 'AAAAAAAAAAAA')
    await refuses(unwrapAccountKey('ana', renamed as unknown as WrappedKey, password))
  })

  test('is found out: an envelope, or text, instead of a wrap', async () => {
    const envelope = await sealedField(
      { userId: 'ana', keys: mine.keys },
      'users',
      'ana',
      'chatbot_name',
    ).seal('Wren')
    for (const wrong of [String(envelope), '', 'wrap']) {
      await refuses(unwrapAccountKey('ana', wrong as unknown as WrappedKey, password))
    }
  })
})

describe('a server that hands out the wrong document', async () => {
  const ana = await writerForTest('ana')
  const ben = await writerForTest('ben')
  const entry = sealedField(ana, 'journal_entries', 'entry-1', 'user_text')

  const swapped = {
    'another entry': sealedField(ana, 'journal_entries', 'entry-2', 'user_text'),
    'another field': sealedField(ana, 'journal_entries', 'entry-1', 'ai_response'),
    'another collection': sealedField(ana, 'session_summaries', 'entry-1', 'summary'),
    'another writer': sealedField(ben, 'journal_entries', 'entry-1', 'user_text'),
    'another writer with my key': sealedField(
      { ...ana, userId: 'ben' },
      'journal_entries',
      'entry-1',
      'user_text',
    ),
    'the account key before starting over': sealedField(
      await writerForTest('ana'),
      'journal_entries',
      'entry-1',
      'user_text',
    ),
  }
  for (const [what, elsewhere] of Object.entries(swapped)) {
    test(`is found out: ${what}`, async () => {
      await refuses(entry.openText(await elsewhere.seal('not this one')))
      await refuses(entry.openTextOrLegacy(await elsewhere.seal('not this one')))
    })
  }

  test('is found out: plain text instead of ciphertext', async () => {
    await refuses(entry.openText('I never wrote this.' as unknown as Encrypted))
    const { encrypted } = await entry.openTextOrLegacy('I never wrote this.')
    assert.equal(encrypted, false)
  })
})
