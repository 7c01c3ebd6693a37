import { everyday } from './everyday.ts'
import { Finder, type Finding } from './findings.ts'
import type { Kind, Language } from './language.ts'
import type { LanguageCode } from './languages.ts'
import { Lexicon } from './lexicon.ts'
import { languagesOf } from './recognition.ts'
import { higherTier, type Tier } from './tier.ts'
import { sentencesOf } from './tokens.ts'
import { Reader } from './words.ts'

/** So many different hints within so many sentences are `elevated`. */
const HINTS = 3
const HINT_SENTENCES = 3

export interface Screened {
  tier: Tier
  kinds: Kind[]
  /** The languages the text may be in that were not there to read it. */
  unread: LanguageCode[]
}

/** Reads in the languages it was given. */
export class Screen {
  private readonly languages = new Map<LanguageCode, { lexicon: Lexicon; finder: Finder }>()

  constructor(languages: Partial<Record<LanguageCode, Language>> = {}) {
    for (const [code, language] of Object.entries(languages)) this.add(code as LanguageCode, language)
  }

  add(code: LanguageCode, language: Language): void {
    const lexicon = new Lexicon(language, everyday[code].fillers)
    this.languages.set(code, { lexicon, finder: new Finder(lexicon) })
  }

  /** How urgently help should be offered beside this text, and what it is about. Deterministic, linear in the text. */
  read(text: string): Screened {
    const { findings, unread } = this.examine(text)
    let tier: Tier = 'none'
    for (const finding of findings) if (finding.tier !== 'hint') tier = higherTier(tier, finding.tier)
    const kinds = new Set(findings.filter((each) => each.tier === tier).map(({ kind }) => kind))
    return { tier, kinds: [...kinds], unread }
  }

  /** The findings of all sentences, and the steps of work they took. */
  examine(text: string): { findings: Finding[]; unread: LanguageCode[]; work: number } {
    const sentences = sentencesOf(text)
    const spoken = languagesOf(sentences)
    const before = this.work
    const readers = new Map([...this.languages].map(([code, { lexicon }]) => [code, new Reader(lexicon)]))
    const findings: Finding[] = []
    let recent: Finding[][] = []
    for (const [index, tokens] of sentences.entries()) {
      const found = (spoken[index] ?? []).flatMap((code) => {
        const words = readers.get(code)?.read(tokens)
        return (words && this.languages.get(code)?.finder.findingsIn(words)) ?? []
      })
      recent = [...recent.slice(1 - HINT_SENTENCES), found.filter(({ tier }) => tier === 'hint')]
      findings.push(...found, ...despairIn(recent.flat()))
    }
    const unread = [...new Set(spoken.flat())].filter((code) => !this.languages.has(code))
    return { findings, unread, work: this.work - before }
  }

  private get work(): number {
    let work = 0
    for (const { finder } of this.languages.values()) work += finder.work
    return work
  }
}

function despairIn(hints: readonly Finding[]): Finding[] {
  if (hints.length < HINTS) return []
  const different = new Set(hints.map(({ rule }) => rule))
  return different.size < HINTS ? [] : hints.slice(0, 1).map((hint) => ({ ...hint, tier: 'elevated' }))
}
