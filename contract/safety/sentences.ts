import { normalise } from './normalise.ts'

/** A sentence as its words, in one spelling for what looks alike. */
export type Sentence = readonly string[]

/** Stands between two sentences where their words are one list. */
export const SENTENCE_END = '.'

/** Longer words are cut: what they begin with says enough. */
const LONGEST_WORD = 24
/** At least so many single letters in a row are a spelled word: 'k i l l', 'd-i-e'. */
const SHORTEST_SPELLED = 3
const NUMBER = '#'

/**
 * Words (with signs inside: don't, su!cide) and ends of sentences. No part can match in two ways, so the time is linear.
 * Letters are what is not punctuation, symbol or emoji: classes by range are read faster than by name.
 */
const PIECES =
  /[a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+(?:[@$!*'][a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+)*|[.!?…;]+(?![a-z0-9])|\n\n/g
const WORD = /^[a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]/
const ELISION = /^(?:[jndlsmtc]|qu|jusqu|puisqu|lorsqu)$/
const SIGNS = /[\d@$!*]/
const LEETSPEAK: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** The sentences of a text. A stop ends one, or an empty line. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let words: string[] = []
  for (const piece of unstretched(normalise(text)).match(PIECES) ?? []) {
    if (WORD.test(piece)) words.push(...partsOf(piece).map(plain))
    else {
      sentences.push(joinSpelled(words))
      words = []
    }
  }
  sentences.push(joinSpelled(words))
  return sentences.filter(({ length }) => length > 0)
}

/** 'diiiie' → die. */
const unstretched = (text: string): string => text.replace(/([a-z])\1{2,}/g, '$1')

/** "don't" → dont, "j'ai" → j + ai: English contractions close up, French elisions come apart. */
function partsOf(piece: string): string[] {
  const apostrophe = piece.indexOf("'")
  if (apostrophe < 0) return [piece]
  const head = piece.slice(0, apostrophe)
  const tail = piece.slice(apostrophe + 1).replaceAll("'", '')
  return ELISION.test(head) && tail !== '' ? [head, tail] : [head + tail]
}

/** 'k1ll' → kill; numbers are all one. */
function plain(word: string): string {
  const short = word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD) : word
  if (!SIGNS.test(short)) return short
  return /[a-z]/.test(short) ? short.replace(/[013457@$!*]/g, (sign) => LEETSPEAK[sign] ?? '') : NUMBER
}

function joinSpelled(words: readonly string[]): Sentence {
  if (words.every(({ length }) => length > 1)) return words
  const joined: string[] = []
  let letters: string[] = []
  const endLetters = () => {
    if (letters.length < SHORTEST_SPELLED) joined.push(...letters)
    else joined.push(letters.join('').slice(0, LONGEST_WORD))
    letters = []
  }
  for (const word of words) {
    if (word.length === 1 && word !== NUMBER) letters.push(word)
    else {
      endLetters()
      joined.push(word)
    }
  }
  endLetters()
  return joined
}
