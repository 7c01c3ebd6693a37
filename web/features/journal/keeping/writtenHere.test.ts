import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writtenHere } from './writtenHere.ts'

function storageForTest(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

test('knows the writer’s own sessions, the newest twenty, until they have their summary', () => {
  const storage = storageForTest()
  const sessions = () => writtenHere('writer', () => storage)
  for (let number = 0; number < 21; number++) sessions().add(`session-${number}`)
  assert.deepEqual(
    [0, 1, 20].map((number) => sessions().has(`session-${number}`)),
    [false, true, true],
  )
  assert.ok(!writtenHere('other', () => storage).has('session-20'))
  sessions().delete('session-20')
  assert.ok(!sessions().has('session-20'))
})

test('where storage is blocked it knows none', () => {
  const sessions = writtenHere('writer', () => {
    throw new DOMException('blocked', 'SecurityError')
  })
  sessions.add('session-1')
  assert.ok(!sessions.has('session-1'))
})
