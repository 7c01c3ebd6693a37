import { normalise } from './normalise.ts'

/** A word of the normalised text; `opens` says that a clause begins with it. */
export interface Token {
  word: string
  opens: boolean
  /** Put together from single letters, so it may be several words. */
  spelled: boolean
}

/** Longer words are cut: no word of any vocabulary comes near. */
const MAX_WORD = 40

/**
 * Words (with signs inside: don't, su!cide), ends of sentences, ends of clauses. No part can match in two ways, so
 * the time is linear. Letters are what is not punctuation, symbol or emoji: classes by range are read faster than by name.
 */
const PIECES =
  /[a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+(?:[@$!*'][a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+)*|[.!?…;]+(?![a-z0-9])|[\n,:()"“”«»–—]/g
const WORD = /^[a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]/
const SENTENCE_END = /^[.!?…;]/
const ELISION = /^(?:[jndlsmtc]|qu|jusqu|puisqu|lorsqu)$/

/** The sentences of a text. A line break ends a clause, an empty line a sentence. */
export function sentencesOf(text: string): Token[][] {
  const sentences: Token[][] = []
  let sentence: Token[] = []
  let opens = true
  let before = ''
  for (const piece of normalise(text).match(PIECES) ?? []) {
    if (WORD.test(piece)) {
      for (const word of wordsOf(piece)) {
        sentence.push({ word: word.slice(0, MAX_WORD), opens, spelled: false })
        opens = false
      }
    } else {
      opens = true
      if (SENTENCE_END.test(piece) || (piece === '\n' && before === '\n')) {
        sentences.push(joinSpelled(sentence))
        sentence = []
      }
    }
    before = piece
  }
  sentences.push(joinSpelled(sentence))
  return sentences.filter((tokens) => tokens.length > 0)
}

/** "don't" → dont, "j'ai" → j + ai: English contractions close up, French elisions come apart. */
function wordsOf(piece: string): string[] {
  const apostrophe = piece.indexOf("'")
  if (apostrophe < 0) return [piece]
  const head = piece.slice(0, apostrophe)
  const tail = piece.slice(apostrophe + 1).replaceAll("'", '')
  return ELISION.test(head) && tail !== '' ? [head, tail] : [head + tail]
}

/** At least so many single letters in a row are a spelled word: 'k i l l', 'd-i-e'. */
const SPELLED_MIN = 3

function joinSpelled(tokens: Token[]): Token[] {
  if (tokens.every(({ word }) => word.length > 1)) return tokens
  const joined: Token[] = []
  let run: Token[] = []
  const endRun = () => {
    const [first] = run
    if (first && run.length >= SPELLED_MIN) {
      const letters = run.map((token) => token.word).join('')
      joined.push({ word: letters.slice(0, MAX_WORD), opens: first.opens, spelled: true })
    } else joined.push(...run)
    run = []
  }
  for (const token of tokens) {
    if (token.word.length === 1) {
      run.push(token)
      continue
    }
    endRun()
    joined.push(token)
  }
  endRun()
  return joined
}
