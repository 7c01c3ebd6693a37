import type { Entry, Lexicon } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** A word of a sentence as the lexicon has it. */
export interface Word {
  symbols: readonly number[]
  /** A clause begins with it, because a sign stands before it. */
  opens: boolean
  /** A clause begins with it, because it is an 'and' or an 'I'. */
  joins: boolean
}

/** The words of a sentence without its fillers, and how many everyday words of each language it has. */
export interface Sentence {
  words: Word[]
  everyday: number[]
}

/** Looks the words of one text up, each spelling once. */
export class Reader {
  private readonly lexicon: Lexicon
  private readonly known = new Map<string, Entry>()

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon
  }

  read(tokens: readonly Token[]): Sentence {
    const words: Word[] = []
    const everyday: number[] = this.lexicon.languages.map(() => 0)
    let opens = false
    let joins = false
    for (const token of tokens) {
      opens ||= token.opens
      for (const part of token.spelled ? this.lexicon.split(token.word) : [token.word]) {
        const entry = this.entryOf(part)
        for (const language of entry.languages) everyday[language] = (everyday[language] ?? 0) + 1
        joins ||= entry.joins
        if (entry.filler) continue
        words.push({ symbols: entry.symbols, opens, joins })
        opens = false
        joins = false
      }
    }
    return { words, everyday }
  }

  private entryOf(word: string): Entry {
    const known = this.known.get(word)
    if (known) return known
    const entry = this.lexicon.entryOf(word)
    this.known.set(word, entry)
    return entry
  }
}

/** A language counts when it has at least this share of the best one's everyday words: people mix languages. */
const SHARE = 0.6

/** The languages something is (or may be) in, one bit each. */
export function languagesOf(everyday: readonly number[], otherwise: number): number {
  let most = 0
  for (const count of everyday) most = Math.max(most, count)
  if (most === 0) return otherwise
  let languages = 0
  for (let language = 0; language < everyday.length; language++) {
    if ((everyday[language] ?? 0) >= SHARE * most) languages |= 1 << language
  }
  return languages
}
