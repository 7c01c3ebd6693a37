import type { Kind } from './language.ts'
import type { Item, Lexicon, Meaning, Meanings } from './lexicon.ts'
import { lastUpTo, type Places, WINDOW, Window } from './window.ts'
import type { Word } from './words.ts'

export interface Finding extends Meaning {
  /** Tells one hint from another. */
  rule: Item
}

/** Windows of a long sentence share so many words. */
const OVERLAP = 12
/** A NOT denies what follows within so many words of its clause. */
const NOT_REACH = 3

/** What small things can lift. */
const LIFTED: ReadonlySet<Kind> = new Set<Kind>(['despair', 'panic'])

/** Applies the patterns of a lexicon to sentences. Only items whose rarest word is there are looked at. */
export class Finder {
  private readonly window: Window
  private readonly items: readonly Item[]
  private readonly meanings: Meanings
  private readonly keyed: number[][]
  /** The second rarest step of each item: where it is missing nothing else need be looked at. */
  private readonly probes: (readonly number[] | undefined)[]
  /** One bit an item: its rarest step stands in the window. */
  private readonly waiting: Int32Array

  constructor(lexicon: Lexicon) {
    this.items = lexicon.items
    this.meanings = lexicon.meanings
    const byRarity = lexicon.items.map(({ steps }) => rarestFirst(steps, lexicon))
    this.keyed = keysOf(byRarity, lexicon.symbolCount)
    this.probes = byRarity.map(([, second]) => second)
    this.waiting = new Int32Array(Math.ceil(lexicon.items.length / 32))
    this.window = new Window(lexicon.symbolCount, (symbol) => this.wake(symbol))
  }

  /** The steps of work taken so far. */
  get work(): number {
    return this.window.work
  }

  findingsIn(words: readonly Word[]): Finding[] {
    const found: Finding[] = []
    for (let start = 0; start === 0 || start + OVERLAP < words.length; start += WINDOW - OVERLAP) {
      this.look(words.length > WINDOW ? words.slice(start, start + WINDOW) : words, found)
    }
    return found
  }

  private look(words: readonly Word[], found: Finding[]): void {
    this.window.clear()
    let place = 1
    for (const { symbols } of words) {
      for (const symbol of symbols) this.window.add(symbol, place)
      place <<= 1
    }
    this.window.clauseEnds = clauseEnds(words)
    this.run(clauseStarts(words), found)
  }

  private wake(symbol: number): void {
    for (const index of this.keyed[symbol] ?? []) {
      this.waiting[index >> 5] = this.waitingAt(index >> 5) | (1 << (index & 31))
    }
  }

  private run(clauses: number, found: Finding[]): void {
    for (let group = 0; group < this.waiting.length; group++) {
      while (this.waitingAt(group) !== 0) {
        const bit = 31 - Math.clz32(this.waitingAt(group) & -this.waitingAt(group))
        this.waiting[group] = this.waitingAt(group) & ~(1 << bit)
        this.window.work++
        const index = group * 32 + bit
        const item = this.items[index]
        if (!item || !this.window.has(this.probes[index])) continue
        const places = this.window.find(item)
        if (places) this.apply(item, places, clauses, found)
      }
    }
  }

  private apply(item: Item, places: Places, clauses: number, found: Finding[]): void {
    if (item.does === 'class') this.window.add(item.symbol, places.all)
    else if (item.does === 'idiom') this.window.remove(places.all)
    else {
      const meaning = this.judge(item, places, clauses)
      if (meaning) found.push({ ...meaning, rule: item })
    }
  }

  /** A finding counts unless it is denied, over, or about nobody near. */
  private judge(item: Item & { does: 'rule' }, places: Places, clauses: number): Meaning | undefined {
    const { window, meanings } = this
    if (window.at(meanings.PAST) !== 0 && window.at(meanings.AGAIN) === 0) return undefined
    if (LIFTED.has(item.kind) && item.tier !== 'risk' && window.at(meanings.LIGHT) !== 0) return undefined
    const nots = window.at(meanings.NOT) & ~window.at(meanings.AFFIRMED)
    const doubts = (nots & places.all) === 0 ? window.at(meanings.DOUBT) : 0
    const denials = (nots | doubts) & ~places.all
    let best: Meaning | undefined
    const ends = places.last & ~(places.all >>> 1)
    for (let rest = ends; rest !== 0; rest &= rest - 1) {
      const last = rest & -rest
      const first = runStart(places.all, lastUpTo(places.first, last))
      if (isDenied(denials, first, last, clauses, window.at(meanings.SELF) & window.at(meanings.AND)))
        continue
      const about = item.anySubject ? this.untold(item, last) : this.about(item, last, first)
      if (about === item) return { tier: item.tier, kind: item.kind }
      best ??= about
    }
    return best
  }

  /** Holds for anybody, but not in a story. */
  private untold(item: Item & { does: 'rule' }, place: number): Meaning | undefined {
    const { SELF, TOPIC } = this.meanings
    const topic = this.before(TOPIC, place)
    return topic > this.before(SELF, place) ? undefined : item
  }

  /**
   * Whom a finding is about is said last before its end: the writer (or nobody), somebody close, or a stranger.
   * Where a stranger begins it, it stays the stranger's: 'the nurse put a needle in my arm'.
   */
  private about(item: Item & { does: 'rule' }, last: number, first: number): Meaning | undefined {
    const { SELF, OTHER, CLOSE, TOPIC } = this.meanings
    const place = this.before(SELF, first) >= this.before(OTHER, first) ? last : first
    const self = this.before(SELF, place)
    if (self < this.before(TOPIC, place)) return undefined
    if (self >= this.before(OTHER, place)) return item
    if (item.tier === 'hint' || this.before(CLOSE, place) < 0) return undefined
    return { tier: 'elevated', kind: 'worry' }
  }

  /** The number of the last word of a class at or before a place; -1 when there is none. */
  private before(symbol: number, place: number): number {
    return 31 - Math.clz32(lastUpTo(this.window.at(symbol), place))
  }

  private waitingAt(group: number): number {
    return this.waiting[group] ?? 0
  }
}

function rarestFirst(steps: Item['steps'], lexicon: Lexicon): (readonly number[])[] {
  const commonness = (symbols: readonly number[]) =>
    symbols.reduce((sum, each) => sum + lexicon.commonness(each), 0)
  return steps.map(({ symbols }) => symbols).sort((a, b) => commonness(a) - commonness(b))
}

/** For each symbol the items whose rarest step it may open. */
function keysOf(byRarity: readonly (readonly (readonly number[])[])[], symbolCount: number): number[][] {
  const keyed: number[][] = Array.from({ length: symbolCount }, () => [])
  for (const [index, [rarest]] of byRarity.entries())
    for (const symbol of rarest ?? []) keyed[symbol]?.push(index)
  return keyed
}

function clauseStarts(words: readonly Word[]): number {
  let places = 0
  let place = 1
  for (const { opens } of words) {
    if (opens) places |= place
    place <<= 1
  }
  return places
}

/** Where a clause ends: at the last word, before a sign, before an 'and'. */
function clauseEnds(words: readonly Word[]): number {
  let places = 0
  let place = 1
  for (const { opens, joins } of words) {
    if (opens || joins) places |= place >>> 1
    place <<= 1
  }
  return places | (1 << (words.length - 1))
}

/** The first of the places that follow each other up to this one. */
function runStart(places: number, place: number): number {
  let start = place
  while ((places & (start >>> 1)) !== 0) start >>>= 1
  return start
}

/** Whether a denial stands inside the finding, or shortly before it in the same clause. A new subject begins a clause, too. */
function isDenied(denials: number, first: number, last: number, clauses: number, subjects: number): boolean {
  if ((denials & (last - 1) & ~(first - 1)) !== 0) return true
  let place = first
  for (let by = 1; by <= NOT_REACH && (place & clauses) === 0; by++) {
    place >>>= 1
    if ((place & denials) !== 0) return true
    if ((place & subjects) !== 0) return false
  }
  return false
}
