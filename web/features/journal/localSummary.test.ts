import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localSummary } from './localSummary.ts'

const overview = (count: number, sentence: string) => `${count}: ${sentence}`

test('a local summary holds nothing but the writer’s own sentences', () => {
  const summary = localSummary(
    ['My mornings are rushed. I want to go to bed earlier.', 'The mornings were calm at the river.'],
    overview,
  )
  assert.equal(summary.therapeuticOverview, '2: My mornings are rushed.')
  assert.deepEqual(summary.coreThemes.primary, ['mornings'])
  assert.deepEqual(summary.themeSentences, {
    mornings: ['My mornings are rushed.', 'The mornings were calm at the river.'],
  })
  assert.deepEqual(summary.emotionalPatterns.growth_indicators, ['I want to go to bed earlier.'])
})

test('a single word gives a summary without themes', () => {
  const summary = localSummary(['Tired'], overview)
  assert.deepEqual(summary.coreThemes.primary, [])
  assert.deepEqual(summary.emotionalPatterns.growth_indicators, [])
})
