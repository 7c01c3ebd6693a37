import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { measured } from './measured.ts'
import { measure, parseLabelled } from './quality.ts'

const linesIn = (path: string) => parseLabelled(readFileSync(new URL(path, import.meta.url), 'utf8'))
const ordinary = linesIn('exams/ordinary.jsonl')
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

test('of ordinary messages at most one in twenty-five is flagged', () => {
  const { none } = measure(ordinary)
  assert.ok(none.flagged <= none.n / 25)
})

test('nothing of the exams is in the training set', () => {
  const files = readdirSync(new URL('training/', import.meta.url))
  const trained = new Set(files.flatMap((file) => linesIn(`training/${file}`)).map(({ text }) => text))
  assert.ok([...exams, ...ordinary].every(({ text }) => !trained.has(text)))
})
