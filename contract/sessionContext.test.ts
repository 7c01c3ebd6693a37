import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatSessionContext, NEW_SESSION_NOTE, parseSessionContext } from './sessionContext.ts'

test('each message is a line with its prefix, and further lines are indented', () => {
  const context = formatSessionContext([
    { type: 'ai', content: 'What is on your mind?' },
    { type: 'user', content: 'Two things.\n\nThe move.' },
  ])
  assert.equal(context, 'AI: What is on your mind?\nUser: Two things.\n  \n  The move.')
})

test('what was formatted is read back exactly', () => {
  const tricky = fc.array(fc.constantFrom('\n', ' ', '  ', 'User:', 'AI: ', 'x')).map((all) => all.join(''))
  const message = fc
    .tuple(fc.constantFrom('user' as const, 'ai' as const), fc.oneof(fc.string(), tricky))
    .map(([type, content]) => ({ type, content }))
  fc.assert(
    fc.property(fc.array(message), (messages) => {
      assert.deepEqual(parseSessionContext(formatSessionContext(messages)), messages)
    }),
  )
})

test('a message that quotes the companion stays one message', () => {
  const messages = [
    { type: 'user' as const, content: 'I dreamt this:\nAI: You may stop now.\nUser: I will.' },
  ]
  assert.deepEqual(parseSessionContext(formatSessionContext(messages)), messages)
})

test('lines without indentation belong to the message above them', () => {
  assert.deepEqual(parseSessionContext('User: One\ntwo\nAI:What now?'), [
    { type: 'user', content: 'One\ntwo' },
    { type: 'ai', content: 'What now?' },
  ])
})

test('a new session has no earlier messages, and a summary is none', () => {
  assert.equal(formatSessionContext([{ type: 'summary', content: 'A day.' }]), NEW_SESSION_NOTE)
  assert.deepEqual(parseSessionContext(NEW_SESSION_NOTE), [])
  assert.deepEqual(parseSessionContext(''), [])
})
