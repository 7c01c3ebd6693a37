import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  MESSAGE_BROKEN,
  MESSAGE_EMPTY,
  MESSAGE_TOO_LONG,
  MessageText,
  problemWithMessage,
} from './message.ts'

test('something has to be written, and at most 10000 characters of it', () => {
  for (const nothing of ['', '   ', '\n\t ', '\u00a0'])
    assert.equal(problemWithMessage(nothing), MESSAGE_EMPTY)
  const lengths = [1, 9_999, 10_000, 10_001]
  assert.deepEqual(
    lengths.map((length) => problemWithMessage('a'.repeat(length))),
    [undefined, undefined, undefined, MESSAGE_TOO_LONG],
  )
  assert.equal(MESSAGE_TOO_LONG, 'A message can have at most 10,000 characters.')
})

test('is kept exactly as it was written', () => {
  for (const text of ['  spaced \n', '👩‍👩‍👧‍👦', '\u202eabc\u202c', 'a\u200bb', 'e\u0301', 'a\0b'])
    assert.equal(MessageText.parse(text), text)
})

test('half a character is refused, because it could not be saved exactly', () => {
  assert.equal(problemWithMessage('a\ud83d'), MESSAGE_BROKEN)
  assert.equal(problemWithMessage('\udc00a'), MESSAGE_BROKEN)
})

test('an error never quotes the text', () => {
  const { error } = MessageText.safeParse(`canary ${'a'.repeat(10_001)}`)
  assert.equal(JSON.stringify(error?.issues).includes('canary'), false)
})
