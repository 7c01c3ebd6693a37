import type { AiSummary } from '../../contract/entities/sessionSummary.ts'
import { plainText } from './plainText.ts'

/** A model's summary as plain text. The writer's own sentences stay exact. */
export function cleanSummary(summary: AiSummary): AiSummary {
  const { therapeuticOverview, coreThemes, emotionalPatterns, themeSentences } = summary
  const sentences = Object.entries(themeSentences ?? {}).map(
    ([theme, own]) => [plainText(theme), own] as const,
  )
  return {
    therapeuticOverview: plainText(therapeuticOverview),
    coreThemes: { primary: coreThemes.primary.map(plainText) },
    emotionalPatterns: { growth_indicators: emotionalPatterns.growth_indicators.map(plainText) },
    ...(themeSentences && { themeSentences: Object.fromEntries(sentences) }),
  }
}
