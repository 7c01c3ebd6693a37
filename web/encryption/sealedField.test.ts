import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as z from 'zod/mini'
import { Encrypted } from '../../contract/entities/encrypted.ts'
import { CannotOpenError, EncryptionNeedsSignInError } from './errors.ts'
import { sealedField, type Unlocked } from './sealedField.ts'
import { writerForTest } from './writerForTest.ts'

const ana = await writerForTest('ana')
const text = 'Today was a good day.'

describe('a sealed field', () => {
  const userText = sealedField(ana, 'journal_entries', 'entry-1', 'user_text')

  test('opens to the same text', async () => {
    assert.equal(await userText.openText(await userText.seal(text)), text)
  })

  test('opens to the same object, checked by its schema', async () => {
    const aiSummary = sealedField(ana, 'session_summaries', 'session-1', 'ai_summary')
    const Summary = z.object({ themes: z.array(z.string()) })
    const envelope = await aiSummary.seal({ themes: ['rest'] })

    assert.deepEqual(await aiSummary.openObject(Summary, envelope), { themes: ['rest'] })
    await assert.rejects(aiSummary.openObject(z.object({ other: z.string() }), envelope), CannotOpenError)
    await assert.rejects(aiSummary.openText(envelope), CannotOpenError)
  })

  test('shows nothing of the text outwardly', async () => {
    const envelope = await userText.seal(text)
    assert.ok(Encrypted.safeParse(envelope).success)
    assert.ok(!String(envelope).includes('good'))
  })

  test('is sealed anew each time', async () => {
    assert.notEqual(await userText.seal(text), await userText.seal(text))
  })

  test('has the draft key on the device and the content key on the server', async () => {
    const { content } = (await writerForTest('ana')).keys
    const withOtherContentKey = { ...ana, keys: { ...ana.keys, content } }

    const local = (writer: Unlocked) => [
      sealedField(writer, 'drafts', 'draft-1', 'text'),
      sealedField(writer, 'backups', 'backup-1', 'conversation'),
      sealedField(writer, 'outbox', 'call-1', 'input'),
    ]
    for (const [at, field] of local(withOtherContentKey).entries()) {
      const envelope = await local(ana)[at]?.seal(text)
      assert.equal(envelope && (await field.openText(envelope)), text)
    }
    const same = sealedField(withOtherContentKey, 'journal_entries', 'entry-1', 'user_text')
    await assert.rejects(same.openText(await userText.seal(text)), CannotOpenError)
  })

  test('needs a signed-in writer', () => {
    assert.throws(() => sealedField(undefined, 'drafts', 'd', 'text'), {
      name: EncryptionNeedsSignInError.name,
      message: 'User must be authenticated for encryption',
    })
  })
})

describe('text that may be legacy', () => {
  const name = sealedField(ana, 'users', 'ana', 'chatbot_name')

  test('opens when it is an envelope', async () => {
    assert.deepEqual(await name.openTextOrLegacy(await name.seal('Wren')), { text: 'Wren', encrypted: true })
  })

  test('is returned as it is when it is none, and marked', async () => {
    for (const legacy of ['Wren', '', 'j1. We met.', '-'.repeat(500), 'U2FsdGVkX1+abc=']) {
      assert.deepEqual(await name.openTextOrLegacy(legacy), { text: legacy, encrypted: false })
    }
  })

  test('is refused when it is an envelope of another place', async () => {
    const notes = sealedField(ana, 'users', 'ana', 'memory_notes')
    await assert.rejects(name.openTextOrLegacy(await notes.seal('Wren')), CannotOpenError)
  })
})
