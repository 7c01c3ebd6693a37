import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { gathered } from './gathered.ts'

function listening(t: TestContext) {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const written: string[] = []
  const outgoing = {
    write: (text: string) => written.push(text),
    end: (text: string) => written.push(`${text}|`),
  }
  return { written, events: gathered(outgoing as never), pass: (ms: number) => t.mock.timers.tick(ms) }
}

test('the first word goes at once, the next ones together', (t) => {
  const { written, events, pass } = listening(t)
  for (const word of ['a', 'b', 'c']) events.write(word)
  assert.deepEqual(written, ['a'])
  pass(50)
  assert.deepEqual(written, ['a', 'bc'])
})

test('after a pause a word goes at once again', (t) => {
  const { written, events, pass } = listening(t)
  events.write('a')
  pass(50)
  events.write('b')
  assert.deepEqual(written, ['a', 'b'])
})

test('the end takes along what waits, and nothing comes after it', (t) => {
  const { written, events, pass } = listening(t)
  events.write('a')
  events.write('b')
  events.end('c')
  pass(100)
  assert.deepEqual(written, ['a', 'bc|'])
})
