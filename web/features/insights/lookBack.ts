import type { AiSummary } from '../../../contract/entities/sessionSummary.ts'
import { DAY } from '../../../contract/limits.ts'

/** What the insights are made of: one session, opened. */
export interface Looked {
  id: string
  /** YYYY-MM-DD, the writer's own day. */
  sessionDate: string
  aiSummary: AiSummary | undefined
  mood: string | undefined
}

export interface Week {
  /** Its Monday, YYYY-MM-DD. */
  start: string
  sessions: number
}

export interface RecurringTheme {
  name: string
  sessions: readonly { id: string; sessionDate: string }[]
}

export const WEEKS = 12

/** The last twelve weeks up to today, the oldest first, with those in which nothing was written. */
export function sessionsPerWeek(sessions: readonly Looked[], today: string): Week[] {
  const thisMonday = mondayOf(today)
  const weeks = Array.from({ length: WEEKS }, (_, index) => ({
    start: dayText(thisMonday - (WEEKS - 1 - index) * 7 * DAY),
    sessions: 0,
  }))
  for (const { sessionDate } of sessions) {
    const week = weeks.find(({ start }) => start === dayText(mondayOf(sessionDate)))
    if (week) week.sessions++
  }
  return weeks
}

/** Calendar days are counted in UTC, where every day has 24 hours. */
function mondayOf(day: string): number {
  const at = Date.parse(`${day}T00:00:00Z`)
  const daysSinceMonday = (new Date(at).getUTCDay() + 6) % 7
  return at - daysSinceMonday * DAY
}

const dayText = (at: number): string => (Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 10))

/** Themes of more than one session, the most frequent first; spelling counts, case does not. */
export function recurringThemes(sessions: readonly Looked[]): RecurringTheme[] {
  const themes = new Map<string, { name: string; sessions: Looked[] }>()
  for (const session of sessions) {
    const names = new Map(session.aiSummary?.coreThemes.primary.map((name) => [keyOf(name), name.trim()]))
    for (const [key, name] of names) {
      const theme = themes.get(key) ?? { name, sessions: [] }
      theme.sessions.push(session)
      themes.set(key, theme)
    }
  }
  return [...themes.values()]
    .filter((theme) => theme.sessions.length > 1)
    .sort((one, other) => other.sessions.length - one.sessions.length)
}

const keyOf = (theme: string): string => theme.trim().toLowerCase()
