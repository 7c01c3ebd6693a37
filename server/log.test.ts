import assert from 'node:assert/strict'
import { test } from 'node:test'
import { described } from './log.ts'

test('a failure is described by its kind and its place, however its message looks', () => {
  const quoting = new TypeError('cannot save "Monday\n    at noon I cried\n  at night, too"')
  const { kind, at } = described(quoting) as { kind: string; at: string[] }
  assert.equal(kind, 'TypeError')
  assert.match(at[0] ?? '', /log\.test\.ts:\d+:\d+/)
  assert.doesNotMatch(at.join('\n'), /cried|night/)
})
