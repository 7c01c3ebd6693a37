import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Looked, recurringThemes, sessionsPerWeek, WEEKS } from './lookBack.ts'

const looked = (id: string, sessionDate: string, ...themes: string[]): Looked => ({
  id,
  sessionDate,
  mood: undefined,
  aiSummary: {
    therapeuticOverview: '',
    coreThemes: { primary: themes },
    emotionalPatterns: { growth_indicators: [] },
  },
})

test('counts by weeks that begin on Monday, empty ones too, the last one today’s', () => {
  const weeks = sessionsPerWeek(
    [looked('one', '2026-11-16'), looked('two', '2026-11-21'), looked('three', '2026-11-15')],
    '2026-11-21',
  )
  assert.equal(weeks.length, WEEKS)
  assert.deepEqual(weeks.slice(-3), [
    { start: '2026-11-02', sessions: 0 },
    { start: '2026-11-09', sessions: 1 },
    { start: '2026-11-16', sessions: 2 },
  ])
})

test('leaves out what is too old, and what is no date', () => {
  const weeks = sessionsPerWeek([looked('one', '2020-01-01'), looked('two', 'soon')], '2026-11-21')
  assert.ok(weeks.every(({ sessions }) => sessions === 0))
})

test('a theme comes back when another session has it, whatever its case', () => {
  const themes = recurringThemes([
    looked('one', '2026-11-16', 'Sleep', 'sleep ', 'Work'),
    looked('two', '2026-11-17', 'sleep'),
  ])
  assert.deepEqual(
    themes.map(({ name, sessions }) => [name.toLowerCase(), sessions.map(({ id }) => id)]),
    [['sleep', ['one', 'two']]],
  )
})
