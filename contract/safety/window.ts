import type { Pattern } from './grammar.ts'

/** As many words are looked at together, because a 32-bit number holds one bit for each: the places of a window. */
export const WINDOW = 32

/** Where a pattern was found: the places of its first words, of its last words, of all its words. */
export interface Places {
  first: number
  last: number
  all: number
}

const NOT_BEFORE = 3
const NOT_AFTER = 2
const MAX_STEPS = 12

/** For each symbol the places where it stands among up to 32 words. */
export class Window {
  /** Counts the steps of work, so that a test can hold them against the length of the text. */
  work = 0
  /** The places where a clause ends. */
  clauseEnds = 0
  private readonly places: Int32Array
  private readonly present: number[] = []
  private readonly reached = new Int32Array(MAX_STEPS)
  private readonly arrived: (symbol: number) => void

  /** `arrived` is told of every symbol that comes to stand in the window. */
  constructor(symbols: number, arrived: (symbol: number) => void) {
    this.places = new Int32Array(symbols)
    this.arrived = arrived
  }

  clear(): void {
    for (const symbol of this.present) this.places[symbol] = 0
    this.present.length = 0
  }

  add(symbol: number, places: number): void {
    const before = this.at(symbol)
    this.places[symbol] = before | places
    if (before !== 0) return
    this.present.push(symbol)
    this.arrived(symbol)
  }

  /** Whatever stands at these places counts no more. */
  remove(places: number): void {
    for (const symbol of this.present) this.places[symbol] = this.at(symbol) & ~places
  }

  at(symbol: number): number {
    return this.places[symbol] ?? 0
  }

  /** Whether one of these stands in the window, or none is asked for. */
  has(symbols: readonly number[] | undefined): boolean {
    return !symbols || this.any(symbols) !== 0
  }

  private any(symbols: readonly number[]): number {
    let places = 0
    for (let index = 0; index < symbols.length; index++) places |= this.at(symbols[index] ?? 0)
    this.work += symbols.length
    return places
  }

  /** Shift-and: each step narrows, for all places at once, how far the sequence has come. */
  find({ steps, notAfter, closing }: Pattern): Places | undefined {
    let places = -1
    let count = 0
    for (const { symbols, gap, without } of steps) {
      if (count > 0) places = after(places, gap + 1)
      places &= this.any(symbols)
      if (places !== 0 && without.length > 0) places &= ~after(this.any(without), NOT_BEFORE)
      if (places === 0) return undefined
      this.reached[count++] = places
    }
    if (closing) places &= this.clauseEnds
    if (notAfter.length > 0) places &= ~before(this.any(notAfter), NOT_AFTER)
    return places === 0 ? undefined : this.trace(steps, places)
  }

  /** Backwards from the last places: which of those reached belong to a whole sequence. */
  private trace(steps: Pattern['steps'], last: number): Places {
    let first = last
    let all = last
    for (let index = steps.length - 1; index > 0; index--) {
      first = (this.reached[index - 1] ?? 0) & before(first, (steps[index]?.gap ?? 0) + 1)
      all |= first
    }
    return { first, last, all }
  }
}

/** The places up to `distance` words after the given ones. */
export function after(places: number, distance: number): number {
  let reached = 0
  for (let by = 1; by <= distance; by++) reached |= places << by
  return reached
}

/** The places up to `distance` words before the given ones. */
export function before(places: number, distance: number): number {
  let reached = 0
  for (let by = 1; by <= distance; by++) reached |= places >>> by
  return reached
}

/** The last of the places at or before `place` (a single bit); 0 when there is none. */
export function lastUpTo(places: number, place: number): number {
  const candidates = places & (place | (place - 1))
  return candidates === 0 ? 0 : 1 << (31 - Math.clz32(candidates))
}
