import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { type Encrypted, isEncrypted } from '../../contract/entities/encrypted.ts'
import { randomBytes, utf8 } from './bytes.ts'
import { open, seal } from './envelope.ts'
import { CannotOpenError } from './errors.ts'
import { sealBytes } from './sealedBytes.ts'
import { writerForTest } from './writerForTest.ts'

const { userId, keys } = await writerForTest('ana')
const key = { id: keys.id, key: keys.content }
const location = { userId, collection: 'journal_entries', documentId: 'entry-1', field: 'user_text' }

const roundTrip = async (value: string | object) => open(key, location, await seal(key, location, value))

describe('an envelope', () => {
  test('keeps any text exactly', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 700 }), async (text) => {
        assert.equal(await roundTrip(text), text)
      }),
    )
  })

  test('keeps any sequence of UTF-16 units exactly, halves of emoji too', async () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes))
    const halves = fc.constantFrom('\ud83c', '\udf43', '🍃', '\ufeff', '\u0000')
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          units,
          fc.array(halves).map((parts) => parts.join('')),
        ),
        async (text) => {
          assert.equal(await roundTrip(text), text)
        },
      ),
    )
  })

  test('keeps any object that JSON can carry', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (value) => {
        const json: unknown = JSON.parse(JSON.stringify(value))
        assert.deepEqual(await roundTrip(value), json)
      }),
    )
  })

  test('never quotes in an error what it holds', async () => {
    const context = [userId, location.collection, location.documentId, location.field]
    const noJson = utf8('Dear diary'.padEnd(256))
    const envelope = (await sealBytes(key, context, noJson, randomBytes)) as unknown as Encrypted
    await assert.rejects(open(key, location, envelope), (error: Error) => {
      assert.ok(error instanceof CannotOpenError)
      assert.equal(error.cause, undefined)
      return error.message === 'Unable to decrypt session data'
    })
  })

  /** A text has two quotes around it; sealed it is base64url of its padded bytes and the tag of 16. */
  const sizes = [
    { characters: 0, bytes: 256 },
    { characters: 1, bytes: 256 },
    { characters: 254, bytes: 256 },
    { characters: 255, bytes: 512 },
    { characters: 510, bytes: 512 },
    { characters: 511, bytes: 768 },
    { characters: 10_000, bytes: 10_240 },
  ]
  for (const { characters, bytes } of sizes) {
    test(`is ${bytes} bytes for ${characters} characters`, async () => {
      const envelope = await seal(key, location, 'x'.repeat(characters))
      assert.ok(isEncrypted(envelope))
      assert.equal(Buffer.from(String(envelope).split('.')[4] ?? '', 'base64url').length, bytes + 16)
    })
  }
})
