import assert from 'node:assert/strict'
import { test } from 'node:test'
import { REGIONS } from './helpline-list.ts'
import { callLink, helplinesFor, regionOf, textLink } from './helplines.ts'

test('every region has an emergency number and a helpline with a source and a date', () => {
  for (const [region, { emergency, helplines }] of Object.entries(REGIONS)) {
    assert.match(emergency, /^\d{3}$/, region)
    assert.ok(helplines.length > 0, region)
    for (const { name, call, text, source, checked } of helplines) {
      assert.ok(call ?? text, name)
      assert.match(source, /^https?:\/\//, name)
      assert.match(checked, /^20\d\d-\d\d$/, name)
    }
  }
})

test('every number can be dialled', () => {
  for (const { helplines } of Object.values(REGIONS)) {
    for (const { call, text } of helplines) {
      if (call) assert.match(callLink(call), /^tel:[*\d]\d{2,}$/)
      if (text) assert.match(textLink(text), /^sms:\d{3,}$/)
    }
  }
  assert.equal(callLink('116 123'), 'tel:116123')
  assert.equal(textLink('741741', 'HOME'), 'sms:741741?&body=HOME')
})

test('a region lists its own lines first and the directory last', () => {
  const { emergency, helplines } = helplinesFor('fr')
  assert.equal(emergency, '112')
  assert.equal(helplines[0]?.call, '3114')
  assert.equal(helplines.at(-1)?.url, 'https://findahelpline.com')
})

test('elsewhere there is the directory and 112', () => {
  const { emergency, helplines } = helplinesFor('XX')
  assert.equal(emergency, '112')
  assert.deepEqual(
    helplines.map(({ name }) => name),
    ['Find A Helpline'],
  )
})

test('the time zone says more about the region than the language', () => {
  assert.equal(regionOf('en-US', 'Europe/Berlin'), 'DE')
  assert.equal(regionOf('en-US', 'America/New_York'), 'US')
  assert.equal(regionOf('es-ES', 'America/Argentina/Cordoba'), 'AR')
  assert.equal(regionOf('en-US', 'Australia/Perth'), 'AU')
})

test('without a known time zone the locale decides, and without either nothing does', () => {
  assert.equal(regionOf('pt-BR', 'UTC'), 'BR')
  assert.equal(regionOf('zh-Hant-TW', 'Etc/GMT-8'), 'TW')
  assert.equal(regionOf('en', 'UTC'), '')
})
