import { listOf, type Pattern, parsePatterns } from './grammar.ts'
import type { Kind, Language } from './language.ts'
import { isNearMiss, spellingsOf, unleet } from './spelling.ts'

/** A pattern and what it means when it is found. Items run in their order; classes come before what uses them. */
export type Item = Pattern & { language: number } & (
    | { does: 'class'; symbol: number }
    | { does: 'idiom' }
    | ({ does: 'rule'; meanings: Meanings } & Meaning)
  )

export interface Meaning {
  /** `hint`: too common to mean much alone. */
  tier: 'risk' | 'elevated' | 'hint'
  kind: Kind
}

/** What the lexicon knows of a word. */
export interface Entry {
  /** The words and classes it stands for. */
  symbols: readonly number[]
  /** The languages in which it is an everyday word. */
  languages: readonly number[]
  /** Fillers are left out. */
  filler: boolean
  /** It begins a clause: 'and', 'but', 'I'. */
  joins: boolean
}

/** The classes the screen itself asks for, as numbers in one language. */
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
] as const

const PREFIX_LENGTH = 3
const LONGEST_PART = 12

/** The words of all languages as numbers (symbols), and the languages' patterns over them. */
export class Lexicon {
  readonly items: Item[] = []
  readonly languages: readonly Language[]
  private readonly fillers = new Set<string>()
  private readonly joining = new Set<number>()
  private readonly common = new Map<string, number[]>()
  private readonly numbers = new Map<string, number>()
  private readonly words = new Map<string, Set<number>>()
  private readonly prefixes = new Map<string, { prefix: string; symbol: number }[]>()
  /** Words whose misspellings are guessed, by first letter. */
  private readonly guessed = new Map<string, string[]>()
  private readonly phrases = new Map<string, string[]>()

  constructor(languages: readonly Language[]) {
    this.languages = languages
    for (const { fillers } of languages) for (const word of listOf(fillers)) this.fillers.add(word)
    for (const [number, { common, fillers, vocabulary, idioms }] of languages.entries()) {
      for (const word of [...listOf(common), ...listOf(fillers)]) this.addCommon(word, number)
      for (const [className, source = ''] of Object.entries(vocabulary))
        this.addClass(number, className, source)
      for (const pattern of this.parse(number, idioms))
        this.items.push({ ...pattern, language: number, does: 'idiom' })
    }
    for (const [number, language] of languages.entries()) {
      this.joining.add(this.numberOf(number, 'AND'))
      this.addRules(number, 'risk', language.risk)
      this.addRules(number, 'elevated', language.elevated)
      this.addRules(number, 'hint', { despair: language.hints })
    }
  }

  entryOf(word: string): Entry {
    const symbols = this.symbolsOf(word)
    return {
      symbols,
      joins: symbols.some((symbol) => this.joining.has(symbol)),
      languages: this.common.get(word) ?? [],
      filler: this.fillers.has(word),
    }
  }

  get symbolCount(): number {
    return this.numbers.size
  }

  /** The symbols a word stands for: as it is, or else as what it was probably meant to be. */
  private symbolsOf(word: string): number[] {
    for (const spelling of spellingsOf(word)) {
      const symbols = this.exactly(spelling)
      if (symbols.length > 0) return symbols
    }
    const meant = this.guessed.get(word.charAt(0))?.find((candidate) => isNearMiss(unleet(word), candidate))
    return meant ? this.exactly(meant) : []
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

  private exactly(word: string): number[] {
    const symbols = [...(this.words.get(word) ?? [])]
    const prefixes = this.prefixes.get(word.slice(0, PREFIX_LENGTH))
    if (prefixes) for (const { prefix, symbol } of prefixes) if (word.startsWith(prefix)) symbols.push(symbol)
    return symbols
  }

  private addCommon(word: string, language: number): void {
    const languages = this.common.get(word) ?? []
    if (!languages.includes(language)) this.common.set(word, [...languages, language])
  }

  private addClass(language: number, className: string, source: string): void {
    const symbol = this.numberOf(language, className)
    const sequences = listOf(source).flatMap((item) => this.phrases.get(`${language}:${item}`) ?? [item])
    this.phrases.set(`${language}:${className}`, sequences)
    for (const sequence of sequences) {
      const word = sequence.replace('~', '')
      if (/^[a-z0-9]+\*?$/.test(word)) {
        this.learn(word, symbol)
        this.addCommon(word, language)
        if (word !== sequence) this.guess(word)
      } else {
        for (const pattern of this.parse(language, sequence))
          this.items.push({ ...pattern, language, does: 'class', symbol })
      }
    }
  }

  private addRules(language: number, tier: Meaning['tier'], kinds: Partial<Record<Kind, string>>): void {
    const meanings = Object.fromEntries(
      MEANINGS.map((name) => [name, this.numberOf(language, name)]),
    ) as Meanings
    for (const [kind, source] of Object.entries(kinds) as [Kind, string][]) {
      for (const pattern of this.parse(language, source)) {
        this.items.push({ ...pattern, language, does: 'rule', tier, kind, meanings })
      }
    }
  }

  private parse(language: number, source: string): Pattern[] {
    return parsePatterns(source, this.fillers, (name) => this.numberOf(language, name))
  }

  /** Classes belong to their language; words and prefixes are the same in all. */
  private numberOf(language: number, element: string): number {
    const isClass = /^[A-Z]/.test(element)
    const name = isClass ? `${language}:${element}` : element
    const known = this.numbers.get(name)
    if (known !== undefined) return known
    const symbol = this.numbers.size
    this.numbers.set(name, symbol)
    if (!isClass) this.learn(element, symbol)
    return symbol
  }

  private learn(word: string, symbol: number): void {
    this.weights[symbol] = this.commonness(symbol) + 2 ** -word.length
    if (word.endsWith('*')) {
      const prefix = word.slice(0, -1)
      const start = prefix.slice(0, PREFIX_LENGTH)
      this.prefixes.set(start, [...(this.prefixes.get(start) ?? []), { prefix, symbol }])
    } else this.words.set(word, (this.words.get(word) ?? new Set()).add(symbol))
  }

  private guess(word: string): void {
    const initial = word.charAt(0)
    this.guessed.set(initial, [...(this.guessed.get(initial) ?? []), word])
  }
}
