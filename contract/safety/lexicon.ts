import { listOf, type Pattern, parsePatterns } from './grammar.ts'
import type { Kind, Language } from './language.ts'
import { isNearMiss, otherSpellingsOf, unleet } from './spelling.ts'

/** A pattern and what it means when it is found. Items run in their order; classes come before what uses them. */
export type Item = Pattern &
  ({ does: 'class'; symbol: number } | { does: 'idiom' } | ({ does: 'rule' } & Meaning))

export interface Meaning {
  /** `hint`: too common to mean much alone. */
  tier: 'risk' | 'elevated' | 'hint'
  kind: Kind
}

/** What the lexicon knows of a word. */
export interface Entry {
  /** The words and classes it stands for. */
  symbols: readonly number[]
  /** Fillers are left out. */
  filler: boolean
  /** It begins a clause: 'and', 'but', 'I'. */
  joins: boolean
}

/** The classes the screen itself asks for, as numbers. */
export type Meanings = Record<(typeof MEANINGS)[number], number>
const MEANINGS = [
  'SELF',
  'OTHER',
  'CLOSE',
  'TOPIC',
  'NOT',
  'DOUBT',
  'AFFIRMED',
  'PAST',
  'AGAIN',
  'LIGHT',
  'AND',
] as const

const NONE: readonly number[] = []

const PREFIX_LENGTH = 3
const LONGEST_PART = 12

/** The words of a language as numbers (symbols), and its patterns over them. */
export class Lexicon {
  readonly items: Item[] = []
  readonly meanings: Meanings
  private readonly basesOf: (word: string) => readonly string[]
  private readonly fillers: ReadonlySet<string>
  private readonly joining: number
  private readonly numbers = new Map<string, number>()
  private readonly words = new Map<string, readonly number[]>()
  private readonly prefixes = new Map<string, { prefix: string; symbol: number }[]>()
  /** Words whose misspellings are guessed, by first letter. */
  private readonly guessed = new Map<string, string[]>()
  private readonly phrases = new Map<string, string[]>()

  constructor({ basesOf, vocabulary, idioms, risk, elevated, hints }: Language, fillers: string) {
    this.basesOf = basesOf ?? (() => [])
    this.fillers = new Set(listOf(fillers))
    for (const [className, source = ''] of Object.entries(vocabulary)) this.addClass(className, source)
    for (const pattern of this.parse(idioms)) this.items.push({ ...pattern, does: 'idiom' })
    this.joining = this.numberOf('AND')
    this.meanings = Object.fromEntries(MEANINGS.map((name) => [name, this.numberOf(name)])) as Meanings
    this.addRules('risk', risk)
    this.addRules('elevated', elevated)
    this.addRules('hint', { despair: hints })
  }

  entryOf(word: string): Entry {
    const symbols = this.symbolsOf(word)
    return {
      symbols,
      joins: symbols.includes(this.joining),
      filler: this.fillers.has(word),
    }
  }

  get symbolCount(): number {
    return this.numbers.size
  }

  /** The symbols a word stands for: as it is, or else as what it was probably meant to be. */
  private symbolsOf(word: string): readonly number[] {
    const known = this.exactly(word)
    if (known.length > 0) return known
    for (const spelling of otherSpellingsOf(word)) {
      const symbols = this.exactly(spelling)
      if (symbols.length > 0) return symbols
    }
    const meant = this.guessed.get(word.charAt(0))?.find((candidate) => isNearMiss(unleet(word), candidate))
    return meant ? this.exactly(meant) : NONE
  }

  /** 'killmyself' → kill, myself: the fewest known words that make up the letters, or the letters themselves. */
  split(letters: string): string[] {
    const best: (string[] | undefined)[] = [[]]
    for (let end = 1; end <= letters.length; end++) {
      for (let start = Math.max(0, end - LONGEST_PART); start < end; start++) {
        const head = best[start]
        const part = letters.slice(start, end)
        if (!head || (best[end]?.length ?? end + 1) <= head.length + 1) continue
        if (this.words.has(part) || this.fillers.has(part)) best[end] = [...head, part]
      }
    }
    return best[letters.length] ?? [letters]
  }

  /** A guess at how common a symbol is: short words are. */
  commonness(symbol: number): number {
    return this.weights[symbol] ?? 0
  }
  private readonly weights: number[] = []

  private exactly(word: string): readonly number[] {
    let symbols = this.words.get(word) ?? NONE
    for (const base of this.basesOf(word)) symbols = union(symbols, this.words.get(base) ?? NONE)
    const prefixes = this.prefixes.get(word.slice(0, PREFIX_LENGTH))
    if (prefixes)
      for (const { prefix, symbol } of prefixes)
        if (word.startsWith(prefix)) symbols = union(symbols, [symbol])
    return symbols
  }

  private addClass(className: string, source: string): void {
    const symbol = this.numberOf(className)
    const sequences = listOf(source).flatMap((item) => this.phrases.get(item) ?? [item])
    this.phrases.set(className, sequences)
    for (const sequence of sequences) {
      const word = sequence.replace('~', '')
      if (/^[a-z0-9]+\*?$/.test(word)) {
        this.learn(word, symbol)
        if (word !== sequence) this.guess(word)
      } else {
        for (const pattern of this.parse(sequence)) this.items.push({ ...pattern, does: 'class', symbol })
      }
    }
  }

  private addRules(tier: Meaning['tier'], kinds: Partial<Record<Kind, string>>): void {
    for (const [kind, source] of Object.entries(kinds) as [Kind, string][]) {
      for (const pattern of this.parse(source)) this.items.push({ ...pattern, does: 'rule', tier, kind })
    }
  }

  private parse(source: string): Pattern[] {
    return parsePatterns(source, this.fillers, (name) => this.numberOf(name))
  }

  /** Words, prefixes and classes alike; what is no class is learnt by being named. */
  private numberOf(name: string): number {
    const known = this.numbers.get(name)
    if (known !== undefined) return known
    const symbol = this.numbers.size
    this.numbers.set(name, symbol)
    if (!/^[A-Z]/.test(name)) this.learn(name, symbol)
    return symbol
  }

  private learn(word: string, symbol: number): void {
    this.weights[symbol] = this.commonness(symbol) + 2 ** -word.length
    if (word.endsWith('*')) {
      const prefix = word.slice(0, -1)
      const start = prefix.slice(0, PREFIX_LENGTH)
      this.prefixes.set(start, [...(this.prefixes.get(start) ?? []), { prefix, symbol }])
    } else this.words.set(word, union(this.words.get(word) ?? NONE, [symbol]))
  }

  private guess(word: string): void {
    const initial = word.charAt(0)
    this.guessed.set(initial, [...(this.guessed.get(initial) ?? []), word])
  }
}

function union(some: readonly number[], others: readonly number[]): readonly number[] {
  const missing = others.filter((other) => !some.includes(other))
  return missing.length === 0 ? some : [...some, ...missing]
}
