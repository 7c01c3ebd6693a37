import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { passagesOf } from './passages.ts'
import { SENTENCE_END } from './sentences.ts'

const sentence = (words: number) => Array.from({ length: words }, () => 'word')
const joined = (...lengths: number[]) =>
  lengths.flatMap((length, at) => (at === 0 ? sentence(length) : [SENTENCE_END, ...sentence(length)]))
const spansOf = (words: readonly string[]) => passagesOf(words).map(({ start, end }) => [start, end])

test('a short text is one passage, or overlapping ones of 24 words', () => {
  assert.deepEqual(spansOf(joined(3, 5)), [[0, 9]])
  assert.deepEqual(spansOf(sentence(40)), [
    [0, 24],
    [12, 36],
    [24, 40],
  ])
})

test('a longer one is read by its sentences, with the next unless both are too long together, and alone', () => {
  assert.deepEqual(spansOf(joined(10, 10, 20, 8)), [
    [0, 21],
    [11, 42],
    [22, 51],
    [43, 51],
    [0, 10],
    [11, 21],
    [22, 34],
    [28, 40],
    [34, 42],
    [43, 51],
  ])
  assert.deepEqual(spansOf(joined(20, 22)).slice(0, 2), [
    [0, 20],
    [21, 43],
  ])
})

test('every word stands in a passage, and none is longer than 32', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(lengths, (each) => {
      const words = joined(...each)
      const seen = new Set<number>()
      for (const { start, end } of passagesOf(words)) {
        assert.ok(end - start <= 32 && end <= words.length)
        for (let at = start; at < end; at++) seen.add(at)
      }
      assert.ok(words.every((word, at) => word === SENTENCE_END || seen.has(at)))
    }),
  )
})
