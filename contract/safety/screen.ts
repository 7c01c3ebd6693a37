import { english } from './english.ts'
import { Finder, type Finding } from './findings.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { hindi } from './hindi.ts'
import type { Kind } from './language.ts'
import { Lexicon } from './lexicon.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'
import { higherTier, type Tier } from './tier.ts'
import { sentencesOf } from './tokens.ts'
import { languagesOf, Reader } from './words.ts'

export type { Kind } from './language.ts'
export { higherTier, type Tier } from './tier.ts'

/** So many different hints within so many sentences are `elevated`. */
const HINTS = 3
const HINT_SENTENCES = 3

/** English comes first: it is assumed where nothing speaks for a language. */
const LANGUAGES = [english, spanish, french, german, portuguese, hindi]
const ENGLISH = 1 << 0

let prepared: { lexicon: Lexicon; finder: Finder } | undefined

/** How urgently help should be offered beside this text, and what it is about. Deterministic, linear in the text. */
export function screen(text: string): { tier: Tier; kinds: Kind[] } {
  const { findings } = examine(text)
  let tier: Tier = 'none'
  for (const finding of findings) if (finding.tier !== 'hint') tier = higherTier(tier, finding.tier)
  return { tier, kinds: [...new Set(findings.filter((each) => each.tier === tier).map(({ kind }) => kind))] }
}

/** The findings of all sentences, and the steps of work they took. */
export function examine(text: string): { findings: Finding[]; work: number } {
  prepared ??= prepare()
  const { lexicon, finder } = prepared
  const reader = new Reader(lexicon)
  const sentences = sentencesOf(text).map((tokens) => reader.read(tokens))
  const spoken = languagesOf(sum(sentences.map(({ everyday }) => everyday)), ENGLISH)
  const findings: Finding[] = []
  const before = finder.work
  let recent: Finding[][] = []
  for (const { words, everyday } of sentences) {
    const found = finder.findingsIn(words, languagesOf(everyday, spoken))
    recent = [...recent.slice(1 - HINT_SENTENCES), found.filter(({ tier }) => tier === 'hint')]
    findings.push(...found, ...despairIn(recent.flat()))
  }
  return { findings, work: finder.work - before }
}

function sum(counts: readonly (readonly number[])[]): number[] {
  return LANGUAGES.map((_, language) => counts.reduce((total, each) => total + (each[language] ?? 0), 0))
}

function prepare() {
  const lexicon = new Lexicon(LANGUAGES)
  return { lexicon, finder: new Finder(lexicon) }
}

function despairIn(hints: readonly Finding[]): Finding[] {
  if (hints.length < HINTS) return []
  const different = new Set(hints.map(({ rule }) => rule))
  return different.size < HINTS ? [] : hints.slice(0, 1).map((hint) => ({ ...hint, tier: 'elevated' }))
}
