import type { OpenedSession } from './openSummary.ts'

/** Without case and accents, so that a search for "cafe" finds "Café". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Sessions with every word of the question somewhere in their summary, themes, growth, mood or date. */
export function searchSessions(
  sessions: readonly OpenedSession[],
  question: string,
): readonly OpenedSession[] {
  const words = plain(question).split(/\s+/).filter(Boolean)
  if (words.length === 0) return sessions
  return sessions.filter((session) => {
    const text = plain(textOf(session))
    return words.every((word) => text.includes(word))
  })
}

function textOf({ sessionDate, summary, aiSummary, mood }: OpenedSession): string {
  return [
    sessionDate,
    typeof summary === 'string' ? '' : summary.text,
    mood ?? '',
    ...(aiSummary?.coreThemes.primary ?? []),
    ...(aiSummary?.emotionalPatterns.growth_indicators ?? []),
  ].join('\n')
}
