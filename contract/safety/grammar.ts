/**
 * The notation of the vocabularies: lists of sequences, separated by commas.
 *
 *   want|wish .. DIE    words or classes (capitals), one of each; `..` lets up to three words come between, `..5` five
 *   LIFE & HELL         in either order, with up to six words between
 *   END MY? life        `?` may be missing
 *   go|carry_on         `_` joins words that are one choice
 *   suicid*             any word that begins so (three letters at least)
 *   KILL me !with       `!` not within the next two words (at the end) or the last three (before an element)
 *   CANT do this $      `$` at the end: the clause ends here, too
 *   @HE HITS me         at the start: holds whoever the sentence is about
 */
export interface Pattern {
  steps: Step[]
  /** Symbols that must not follow the last step. */
  notAfter: number[]
  anySubject: boolean
  /** Nothing of its clause follows. */
  closing: boolean
  /** As it was written; names the pattern in tests and in what is missed. */
  source: string
}

export interface Step {
  /** Symbols of which one must stand here. */
  symbols: number[]
  /** How many words may come between the step before and this one. */
  gap: number
  /** Symbols that must not stand shortly before. */
  without: number[]
}

/** Gives a word ('die'), a prefix ('suicid*') or a class ('DIE') its number. */
export type Numbering = (name: string) => number

const DEFAULT_GAP = 3
const EITHER_GAP = 6

/** Fillers are left out of patterns as they are left out of the text. */
export function parsePatterns(source: string, fillers: ReadonlySet<string>, numberOf: Numbering): Pattern[] {
  return listOf(source)
    .map((sequence) => sequence.split(/\s+/).map((element) => withoutFillers(element, fillers)))
    .flatMap(ordersOf)
    .flatMap((elements) => variantsOf(elements.filter((element) => element !== '')))
    .map((elements) => parse(elements, numberOf))
    .filter(({ steps }) => steps.length > 0)
}

/** 'to' → '', 'to|for' → 'for'. */
function withoutFillers(element: string, fillers: ReadonlySet<string>): string {
  if (element.startsWith('!')) return element
  const optional = element.endsWith('?') ? '?' : ''
  const names = element.replace('?', '').split('|')
  const kept = names.filter((name) => !fillers.has(name))
  return kept.length === 0 ? '' : kept.join('|') + optional
}

export function listOf(source: string): string[] {
  return source
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** 'a & b' is 'a ..6 b' and 'b ..6 a'. */
function ordersOf(elements: string[]): string[][] {
  const at = elements.indexOf('&')
  if (at < 0) return [elements]
  const [one, other] = [elements.slice(0, at), elements.slice(at + 1)]
  return [
    [...one, `..${EITHER_GAP}`, ...other],
    [...other, `..${EITHER_GAP}`, ...one],
  ]
}

/** 'a b? c|d_e' is 'a b c', 'a b d e', 'a c' and 'a d e'. */
function variantsOf([element, ...others]: string[]): string[][] {
  if (element === undefined) return [[]]
  const rests = variantsOf(others)
  if (element.startsWith('!')) return rests.map((rest) => [element, ...rest])
  const names = element.replace('?', '').split('|')
  const choices = names.filter((name) => name.includes('_')).map((name) => name.split('_'))
  const words = names.filter((name) => !name.includes('_'))
  if (words.length > 0) choices.unshift([words.join('|')])
  if (element.endsWith('?')) choices.push([])
  return choices.flatMap((choice) => rests.map((rest) => [...choice, ...rest]))
}

function parse(elements: string[], numberOf: Numbering): Pattern {
  const steps: Step[] = []
  const anySubject = elements[0]?.startsWith('@') ?? false
  let closing = false
  let gap = 0
  let without: number[] = []
  for (const element of elements) {
    const name = element.replace('@', '')
    if (name.startsWith('..')) gap = name === '..' ? DEFAULT_GAP : Number(name.slice(2))
    else if (name === '$') closing = true
    else if (name.startsWith('!')) without = name.slice(1).split('|').map(numberOf)
    else {
      steps.push({ symbols: name.split('|').map(numberOf), gap, without })
      gap = 0
      without = []
    }
  }
  return { steps, notAfter: without, anySubject, closing, source: elements.join(' ') }
}
