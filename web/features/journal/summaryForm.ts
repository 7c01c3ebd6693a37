import { type AiSummary, sentencesFor } from '../../../contract/entities/sessionSummary.ts'
import {
  GROWTH_MAX_CHARACTERS,
  SUMMARY_LIST_MAX,
  SUMMARY_OVERVIEW_MAX_CHARACTERS,
  THEME_MAX_CHARACTERS,
} from '../../../contract/limits.ts'

export interface Theme {
  /** Stays the same while the name is changed. */
  id: number
  name: string
  /** The writer's own, which the theme points at. */
  sentences: readonly string[]
}

export interface SummaryForm {
  overview: string
  themes: readonly Theme[]
  /** A line each. */
  growth: string
}

export function editable(summary: AiSummary): SummaryForm {
  const { therapeuticOverview, coreThemes, emotionalPatterns } = summary
  return {
    overview: therapeuticOverview,
    themes: coreThemes.primary.map((name, id) => ({ id, name, sentences: sentencesFor(summary, name) })),
    growth: emotionalPatterns.growth_indicators.join('\n'),
  }
}

/** Back into the object of spec §3, with nothing longer than it may be. */
export function edited({ overview, themes, growth }: SummaryForm): AiSummary {
  const named = themes
    .map((theme) => ({ ...theme, name: theme.name.trim().slice(0, THEME_MAX_CHARACTERS) }))
    .filter(({ name }) => name)
  return {
    therapeuticOverview: overview.trim().slice(0, SUMMARY_OVERVIEW_MAX_CHARACTERS),
    coreThemes: { primary: named.map(({ name }) => name).slice(0, SUMMARY_LIST_MAX) },
    emotionalPatterns: {
      growth_indicators: growth
        .split('\n')
        .map((line) => line.trim().slice(0, GROWTH_MAX_CHARACTERS))
        .filter(Boolean)
        .slice(0, SUMMARY_LIST_MAX),
    },
    themeSentences: Object.fromEntries(named.map(({ name, sentences }) => [name, [...sentences]])),
  }
}
