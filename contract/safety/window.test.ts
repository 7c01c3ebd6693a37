import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePatterns } from './grammar.ts'
import { Window } from './window.ts'

const NAMES = ['want', 'to', 'die', 'not', 'with', 'END', 'my', 'life', 'give', 'up']
const numberOf = (name: string) => NAMES.indexOf(name)

/** Where a pattern stands in a text, as the words it is made of. */
function found(pattern: string, text: string): string[] {
  const words = text.split(' ')
  const window = new Window(NAMES.length, () => {})
  for (const [at, word] of words.entries()) if (NAMES.includes(word)) window.add(numberOf(word), 1 << at)
  return parsePatterns(pattern, new Set(['to']), numberOf).flatMap((each) => {
    const places = window.find(each)
    return places ? [words.filter((_, at) => (places.all & (1 << at)) !== 0).join(' ')] : []
  })
}

test('words follow each other, with a gap where the pattern allows one', () => {
  assert.deepEqual(found('want die', 'i want die'), ['want die'])
  assert.deepEqual(found('want die', 'i want so die'), [])
  assert.deepEqual(found('want .. die', 'i want to really just die'), ['want die'])
  assert.deepEqual(found('want ..1 die', 'i want to really die'), [])
})

test('order matters', () => {
  assert.deepEqual(found('want .. die', 'die i want'), [])
})

test('one of several words, words that may be missing, choices of several words', () => {
  assert.deepEqual(found('want|give .. die|life', 'give my life'), ['give life'])
  assert.deepEqual(found('END my? life', 'END life'), ['END life'])
  assert.deepEqual(found('want .. die|give_up', 'i want give up'), ['want give up'])
})

test('what must not be near is not near', () => {
  assert.deepEqual(found('END life !with', 'END life with'), [])
  assert.deepEqual(found('!not want', 'not now want'), [])
  assert.deepEqual(found('!not want', 'i want'), ['want'])
})
