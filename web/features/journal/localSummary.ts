import type { AiSummary } from '../../../contract/entities/sessionSummary.ts'

const THEMES = 3
const SENTENCE_MAX_CHARACTERS = 200
const SHORTEST_THEME_WORD = 5
/** Words with which people name a step of their own. */
const GROWTH =
  /\b(i (want|plan|hope|decided|managed|learned|learnt|realised|realized|noticed|can|will)|i'(ll|m going)|i’(ll|m going)|next time)\b/i

/** When the companion cannot write one: nothing but the writer's own sentences, sorted (spec §8). */
export function localSummary(
  written: readonly string[],
  overview: (count: number, sentence: string) => string,
): AiSummary {
  const sentences = written.flatMap(sentencesOf)
  const themes = recurringWords(sentences)
  const sentencesWith = (word: string) => sentences.filter((sentence) => wordsOf(sentence).includes(word))
  return {
    therapeuticOverview: overview(written.length, sentences[0] ?? ''),
    coreThemes: { primary: themes },
    emotionalPatterns: {
      growth_indicators: sentences.filter((sentence) => GROWTH.test(sentence)).slice(0, THEMES),
    },
    themeSentences: Object.fromEntries(themes.map((theme) => [theme, sentencesWith(theme).slice(0, THEMES)])),
  }
}

function sentencesOf(text: string): string[] {
  const segments = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)
  return [...segments].map(({ segment }) => segment.trim().slice(0, SENTENCE_MAX_CHARACTERS)).filter(Boolean)
}

const wordsOf = (sentence: string): string[] => sentence.toLowerCase().match(/[\p{L}’']+/gu) ?? []

/** Words of some length that stand in more than one sentence, the most frequent first. */
function recurringWords(sentences: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const sentence of sentences)
    for (const word of new Set(wordsOf(sentence))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .filter(([word, count]) => count > 1 && word.length >= SHORTEST_THEME_WORD && !COMMON.has(word))
    .sort(([, one], [, other]) => other - one)
    .slice(0, THEMES)
    .map(([word]) => word)
}

const COMMON = new Set(
  'about after again always because before being could every going gonna might never other really should since still there their these thing things think those though through today until where which while would yeah'.split(
    ' ',
  ),
)
