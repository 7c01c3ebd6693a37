import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { measured } from './measured.ts'
import { measure, parseLabelled } from './quality.ts'
import { screen } from './wholeScreen.ts'

const linesIn = (path: string) => parseLabelled(readFileSync(new URL(path, import.meta.url), 'utf8'))
const ordinary = linesIn('exams/ordinary.jsonl')
const long = linesIn('exams/long.jsonl')
const devanagari = linesIn('exams/devanagari.jsonl')
const exams = ['1', '2', '3'].flatMap((exam) => linesIn(`exams/${exam}.jsonl`))
const totals = measure(exams)

test('the published numbers are what the screen makes of the exams today', () => {
  assert.deepEqual(totals, measured)
})

test('nine in ten risk lines are caught, four in five as risk', () => {
  assert.ok(totals.risk.caught >= 0.9 * totals.risk.n)
  assert.ok(totals.risk.asRisk >= 0.8 * totals.risk.n)
})

test('seven in ten elevated lines are caught', () => {
  assert.ok(totals.elevated.caught >= 0.7 * totals.elevated.n)
})

test('of harmless lines that sound grave at most one in twenty is flagged', () => {
  assert.ok(totals.none.flagged <= 0.05 * totals.none.n)
})

test('of ordinary messages at most one in twenty is flagged', () => {
  const { none } = measure(ordinary)
  assert.ok(none.flagged <= none.n / 20)
})

test('of long harmless entries at most two in five are flagged, of long grave ones at least two thirds are caught', () => {
  const { none, elevated, risk } = measure(long)
  assert.ok(none.flagged <= 0.4 * none.n)
  assert.ok(elevated.caught + risk.caught >= (2 / 3) * (elevated.n + risk.n))
})

test('whoever says it plainly in the middle of a long entry is heard', () => {
  const ENGLISH = 50
  const entries = long.slice(0, ENGLISH).filter(({ label }) => label === 'none')
  const plainly = [
    'I want to kill myself.',
    'I want to die.',
    'I cut myself again last night.',
    'He hit me again.',
  ]
  for (const { text } of entries) {
    const sentences = text.split(/(?<=[.!?])\s+/)
    const middle = Math.floor(sentences.length / 2)
    for (const said of plainly)
      assert.equal(screen(sentences.toSpliced(middle, 0, said).join(' ')), 'risk', `${said} in: ${text}`)
  }
})

test('Hindi in its own script is read about as well as in Latin letters', () => {
  const { none, elevated, risk } = measure(devanagari)
  assert.ok(risk.caught >= 0.75 * risk.n)
  assert.ok(elevated.caught >= 0.7 * elevated.n)
  assert.ok(none.flagged <= 0.05 * none.n)
})

test('nothing of the exams is in the training set', () => {
  const files = readdirSync(new URL('training/', import.meta.url))
  const trained = new Set(files.flatMap((file) => linesIn(`training/${file}`)).map(({ text }) => text))
  assert.ok([...exams, ...ordinary, ...long, ...devanagari].every(({ text }) => !trained.has(text)))
})
