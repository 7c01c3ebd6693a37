import type { LanguageCode } from './languages.ts'
import { Model, type Weights } from './model.ts'
import { languagesOf } from './recognition.ts'
import { SENTENCE_END, type Sentence, sentencesOf } from './sentences.ts'
import { higherTier, type Tier } from './tier.ts'

export interface Screened {
  tier: Tier
  /** The languages the text may be in that were not there to read it. */
  unread: LanguageCode[]
}

/** Reads in the languages it was given. */
export class Screen {
  private readonly models = new Map<LanguageCode, Model>()

  constructor(weights: Partial<Record<LanguageCode, Weights>> = {}) {
    for (const [code, each] of Object.entries(weights)) this.add(code as LanguageCode, each)
  }

  add(code: LanguageCode, weights: Weights): void {
    this.models.set(code, new Model(weights))
  }

  /** How urgently help should be offered beside this text. Deterministic, linear in the text. */
  read(text: string): Screened {
    const unread: LanguageCode[] = []
    let tier: Tier = 'none'
    for (const [code, words] of byLanguage(sentencesOf(text))) {
      const model = this.models.get(code)
      if (!model) unread.push(code)
      else tier = higherTier(tier, model.tierOf(words))
    }
    return { tier, unread }
  }
}

/** For each language the words of the sentences that are, or may be, in it. */
export function byLanguage(sentences: readonly Sentence[]): Map<LanguageCode, string[]> {
  const words = new Map<LanguageCode, string[]>()
  const spoken = languagesOf(sentences)
  for (const [index, sentence] of sentences.entries()) {
    for (const code of spoken[index] ?? []) {
      const before = words.get(code)
      if (before) before.push(SENTENCE_END, ...sentence)
      else words.set(code, [...sentence])
    }
  }
  return words
}
