import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measure, parseLabelled } from './quality.ts'

test('a set is read line by line, empty lines left out', () => {
  const lines = parseLabelled(
    '{"text":"a","label":"none","kind":"everyday"}\n\n{"text":"b","label":"risk"}\n',
  )
  assert.deepEqual(lines, [
    { text: 'a', label: 'none', kind: 'everyday' },
    { text: 'b', label: 'risk', kind: '' },
  ])
})

test('a bad line is named by its number, never by its text', () => {
  const good = '{"text":"a","label":"none"}\n'
  assert.throws(() => parseLabelled(`${good}secret`), { message: 'Line 2 is not JSON.' })
  assert.throws(() => parseLabelled(`${good}{"label":"risk"}`), { message: 'Line 2 has no "text".' })
  assert.throws(() => parseLabelled(`${good}{"text":"secret","label":"bad"}`), {
    message: 'Line 2: "label" must be risk, elevated or none.',
  })
  assert.throws(() => parseLabelled('null'), { message: 'Line 1 has no "text".' })
})

test('caught and flagged count risk and elevated alike', () => {
  const totals = measure([
    { text: 'I want to die.', label: 'risk', kind: 'suicide' },
    { text: 'My sister says she wants to die.', label: 'risk', kind: 'worry' },
    { text: 'Nice weather.', label: 'elevated', kind: 'despair' },
    { text: 'I want to die.', label: 'none', kind: 'everyday' },
  ])
  assert.deepEqual(totals, {
    risk: { n: 2, caught: 2, asRisk: 1 },
    elevated: { n: 1, caught: 0 },
    none: { n: 1, flagged: 1 },
  })
})
