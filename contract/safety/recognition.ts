import { everyday } from './everyday.ts'
import { LANGUAGES, type LanguageCode } from './languages.ts'
import type { Sentence } from './sentences.ts'

/** A language counts when it has at least this share of the best one's everyday words: people mix languages. */
const SHARE = 0.9

const ASSUMED: readonly LanguageCode[] = ['en']

/** How many everyday words of each language, in the order of LANGUAGES. */
type Counts = number[]

let known: Map<string, number[]> | undefined

/** For each sentence the languages it is (or may be) in; one that says nothing is in those of the whole text. */
export function languagesOf(sentences: readonly Sentence[]): (readonly LanguageCode[])[] {
  known ??= everydayWords()
  const words = known
  const counts = sentences.map((sentence) => count(sentence, words))
  const spoken = mostOf(sum(counts)) ?? ASSUMED
  return counts.map((each) => mostOf(each) ?? spoken)
}

function count(sentence: Sentence, words: ReadonlyMap<string, number[]>): Counts {
  const counts: Counts = LANGUAGES.map(() => 0)
  for (const word of sentence) {
    const languages = words.get(word)
    if (languages) for (const language of languages) counts[language] = (counts[language] ?? 0) + 1
  }
  return counts
}

function sum(counts: readonly Counts[]): Counts {
  return LANGUAGES.map((_, language) => counts.reduce((total, each) => total + (each[language] ?? 0), 0))
}

function mostOf(counts: Counts): LanguageCode[] | undefined {
  const most = Math.max(...counts)
  if (most === 0) return undefined
  return LANGUAGES.filter((_, language) => (counts[language] ?? 0) >= SHARE * most)
}

/** Word -> the languages in which it is an everyday word, by their place in LANGUAGES. */
function everydayWords(): Map<string, number[]> {
  const words = new Map<string, number[]>()
  for (const [place, language] of LANGUAGES.entries()) {
    for (const word of everyday[language].trim().split(/\s+/))
      words.set(word, [...(words.get(word) ?? []), place])
  }
  return words
}
