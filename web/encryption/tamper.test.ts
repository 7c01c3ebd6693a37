import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Encrypted } from '../../contract/entities/encrypted.ts'
import { open, seal } from './envelope.ts'
import { CannotOpenError } from './errors.ts'
import { sealedField } from './sealedField.ts'
import { writerForTest } from './writerForTest.ts'

const ana = await writerForTest('ana')
const key = { id: ana.keys.id, key: ana.keys.content }
const location = { userId: 'ana', collection: 'journal_entries', documentId: 'entry-1', field: 'user_text' }
const envelope = await seal(key, location, 'Today was a good day.')
const characters = [...String(envelope)]

const asEncrypted = (text: string) => text as unknown as Encrypted
const refuses = (attempt: Promise<unknown>) => assert.rejects(attempt, CannotOpenError)

describe('the associated data holds', () => {
  for (const field of ['userId', 'collection', 'documentId', 'field'] as const) {
    for (const other of ['', `${location[field]}x`, location[field].slice(1)]) {
      test(`${field}: '${other}' does not open it`, () =>
        refuses(open(key, { ...location, [field]: other }, envelope)))
    }
  }

  test('the key id, even when key and envelope agree on another', async () => {
    const otherId = `${key.id.startsWith('A') ? 'B' : 'A'}${key.id.slice(1)}`
    await refuses(open({ ...key, id: otherId }, location, envelope))
    await refuses(open(key, location, asEncrypted(String(envelope).replace(key.id, otherId))))
    await refuses(
      open({ ...key, id: otherId }, location, asEncrypted(String(envelope).replace(key.id, otherId))),
    )
  })

  test('where one field ends and the next begins', async () => {
    const shifted = { ...location, collection: 'journal_entriese', documentId: 'ntry-1' }
    assert.equal(shifted.collection + shifted.documentId, location.collection + location.documentId)
    await refuses(open(key, shifted, envelope))
  })
})

describe('no changed character of an envelope', () => {
  const field = sealedField(ana, 'journal_entries', 'entry-1', 'user_text')
  const changes: Record<string, (character: string) => string> = {
    'another character': (character) => (character === 'A' ? 'B' : 'A'),
    'the same in the other case': (character) =>
      character === character.toLowerCase() ? character.toUpperCase() : character.toLowerCase(),
    'a dot': () => '.',
    'a space': () => ' ',
    nothing: () => '',
    'itself twice': (character) => character + character,
  }

  for (const [name, change] of Object.entries(changes)) {
    test(`goes unnoticed, nor is it shown: ${name}`, async () => {
      for (const [at, character] of characters.entries()) {
        const changed = characters.with(at, change(character)).join('')
        if (changed === String(envelope)) continue
        await refuses(field.openText(asEncrypted(changed)))
        await refuses(field.openTextOrLegacy(changed))
      }
    })
  }

  test('goes unnoticed: cut at any place', async () => {
    for (const at of characters.keys())
      await refuses(field.openText(asEncrypted(characters.slice(0, at).join(''))))
  })

  test('has a second spelling: each last character but one is refused', async () => {
    const start = characters.slice(0, -1).join('')
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const outcomes = [...alphabet].map((last) => field.openText(asEncrypted(start + last)))
    const opened = (await Promise.allSettled(outcomes)).filter(({ status }) => status === 'fulfilled')
    assert.equal(opened.length, 1)
  })
})
