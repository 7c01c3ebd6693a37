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
