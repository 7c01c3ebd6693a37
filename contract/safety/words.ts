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

/** Looks the words of one text up, each spelling once. */
export class Reader {
  private readonly lexicon: Lexicon
  private readonly known = new Map<string, Entry>()

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon
  }

  /** The words of a sentence without its fillers. */
  read(tokens: readonly Token[]): Word[] {
    const words: Word[] = []
    let opens = false
    let joins = false
    for (const token of tokens) {
      opens ||= token.opens
      for (const part of token.spelled ? this.lexicon.split(token.word) : [token.word]) {
        const entry = this.entryOf(part)
        joins ||= entry.joins
        if (entry.filler) continue
        words.push({ symbols: entry.symbols, opens, joins })
        opens = false
        joins = false
      }
    }
    return words
  }

  private entryOf(word: string): Entry {
    const known = this.known.get(word)
    if (known) return known
    const entry = this.lexicon.entryOf(word)
    this.known.set(word, entry)
    return entry
  }
}
