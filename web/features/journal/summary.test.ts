import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { AiSummary } from '../../../contract/entities/sessionSummary.ts'
import { localSummary } from './localSummary.ts'
import { editable, edited } from './summaryForm.ts'

const overview = (count: number, sentence: string) => `${count}: ${sentence}`

test('the local summary has nothing but the writer’s own sentences', () => {
  const written = ['My garden is wild. I want to plant beans.', 'The garden was quiet. Next time I rest.']
  const summary = z.parse(AiSummary, localSummary(written, overview))
  assert.equal(summary.therapeuticOverview, '2: My garden is wild.')
  assert.deepEqual(summary.coreThemes.primary, ['garden'])
  assert.deepEqual(summary.themeSentences, { garden: ['My garden is wild.', 'The garden was quiet.'] })
  assert.deepEqual(summary.emotionalPatterns.growth_indicators, [
    'I want to plant beans.',
    'Next time I rest.',
  ])
})

test('the local summary of anything at all is a summary', () => {
  for (const written of [[], [''], ['🌊'], ['x'.repeat(10_000)], ['a\n\n\nb']]) {
    assert.ok(z.safeParse(AiSummary, localSummary(written, overview)).success)
  }
})

test('a summary comes out of its form as it went in', () => {
  const summary: AiSummary = {
    therapeuticOverview: 'A calm week.',
    coreThemes: { primary: ['rest', 'work'] },
    emotionalPatterns: { growth_indicators: ['I said no.', 'I slept.'] },
    themeSentences: { rest: ['I slept.'], work: [] },
  }
  assert.deepEqual(edited(editable(summary)), summary)
})

test('a theme keeps its sentences under a new name, and one without a name goes', () => {
  const form = editable({
    therapeuticOverview: '',
    coreThemes: { primary: ['rest', 'work'] },
    emotionalPatterns: { growth_indicators: [] },
    themeSentences: { rest: ['I slept.'] },
  })
  const [rest, work] = form.themes
  assert.ok(rest && work)
  const changed = edited({
    ...form,
    themes: [
      { ...rest, name: 'sleep' },
      { ...work, name: ' ' },
    ],
  })
  assert.deepEqual(changed.themeSentences, { sleep: ['I slept.'] })
  assert.deepEqual(changed.coreThemes.primary, ['sleep'])
})

test('a theme may be called like anything an object has', () => {
  const summary: AiSummary = {
    therapeuticOverview: 'A week of building.',
    coreThemes: { primary: ['constructor', '__proto__'] },
    emotionalPatterns: { growth_indicators: [] },
    themeSentences: {},
  }
  const { themes } = editable(summary)
  assert.deepEqual(
    themes.map(({ sentences }) => sentences),
    [[], []],
  )
  assert.deepEqual(edited(editable(summary)).coreThemes, summary.coreThemes)
})
