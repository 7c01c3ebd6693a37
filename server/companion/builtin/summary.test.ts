import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { AiSummary } from '../../../contract/entities/sessionSummary.ts'
import { SessionMode } from '../../../contract/modes.ts'
import { readConversation } from './readConversation.ts'
import { summaryOf } from './summary.ts'

const FOLDER = new URL('./conversations/', import.meta.url)

for (const file of readdirSync(FOLDER)) {
  const { mode, exchanges } = readConversation(readFileSync(new URL(file, FOLDER), 'utf8'))
  const messages = exchanges.flatMap(({ me, sage }) => [
    { type: 'user' as const, content: me },
    { type: 'ai' as const, content: sage },
  ])

  test(`the summary of ${file} is valid and made of the writer's own sentences`, () => {
    const summary = summaryOf(messages, SessionMode.parse(mode))
    assert.deepEqual(AiSummary.parse(summary), summary)
    const written = exchanges.map(({ me }) => me)
    const sentences = [
      ...summary.emotionalPatterns.growth_indicators,
      ...Object.values(summary.themeSentences ?? {}).flat(),
    ]
    for (const sentence of sentences)
      assert.ok(
        written.some((text) => text.includes(sentence)),
        sentence,
      )
    assert.deepEqual(Object.keys(summary.themeSentences ?? {}), summary.coreThemes.primary)
    assert.doesNotMatch(JSON.stringify(summary), /%|want to die/)
  })
}

test('a check-in keeps the number the writer gave', () => {
  const { therapeuticOverview } = summaryOf([{ type: 'user', content: '2, tired' }], 'quick-checkin')
  assert.match(therapeuticOverview, /2 of 5/)
})

test('a session without anything to quote still has a summary', () => {
  const summary = summaryOf([{ type: 'user', content: '😭' }], undefined)
  assert.equal(summary.therapeuticOverview, 'In this session you wrote 1 message.')
  assert.deepEqual(summary.coreThemes.primary, [])
})

const summaryOfWritten = (...written: string[]) =>
  summaryOf(
    written.map((content) => ({ type: 'user', content })),
    'quick-checkin',
  )

test('a check-in keeps the mood that was put right, wherever it was written', () => {
  assert.match(summaryOfWritten('hi', '4', 'Sorry, I meant 2').therapeuticOverview, /2 of 5/)
})

test('what was meant for the companion is no part of the summary', () => {
  const summary = summaryOfWritten(
    'I quarrelled with my sister',
    'what did I say about my mum?',
    'do you think I can write to her?',
    'can you write it for me?',
    "thanks, I'm going to bed",
  )
  assert.deepEqual(summary.coreThemes.primary, ['Family'])
  assert.deepEqual(summary.emotionalPatterns.growth_indicators, [])
  assert.doesNotMatch(summary.therapeuticOverview, /mum|write to her|bed/)
})

test('what came up once did not come up most', () => {
  const { therapeuticOverview } = summaryOfWritten('3', 'My sister called about the rent', 'She was kind')
  assert.doesNotMatch(therapeuticOverview, /came up most/)
})

test('a step forward is not a question, a doubt or a defeat', () => {
  const { emotionalPatterns } = summaryOfWritten(
    'I can hardly believe it',
    "I've tried five times and always failed",
    "I'll be alone",
    'Maybe I could call her',
  )
  assert.deepEqual(emotionalPatterns.growth_indicators, ['Maybe I could call her'])
})
