import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LanguageCode } from '../../../contract/safety/languages.ts'
import type { Weights } from '../../../contract/safety/model.ts'
import { Screen } from '../../../contract/safety/screen.ts'
import { weightsOf } from '../../../contract/safety/weights.ts'
import { createScreening } from './screening.ts'

test('an English device fetches English alone, a Mexican one Spanish as well', async () => {
  const english = open(['en-US', 'en'])
  await english.load()
  assert.deepEqual(english.fetched, ['screen', 'en'])
  const mexican = open(['es-MX', 'nl'])
  await mexican.load()
  assert.deepEqual(mexican.fetched, ['screen', 'en', 'es'])
})

test('once it is there, what is written in its languages is read at once', async () => {
  const { load, screenText } = open(['de-AT'])
  await load()
  assert.equal(screenText('Ich will sterben.'), 'risk')
  assert.equal(screenText('I want to die.'), 'risk')
})

test('what is written before the screen is there is read as soon as it is', async () => {
  assert.equal(await open().screenText('I want to die.'), 'risk')
})

test('a language of another country is fetched for the first text that may be in it, and once', async () => {
  const { load, screenText, fetched } = open()
  await load()
  assert.equal(await screenText('Je veux mourir.'), 'risk')
  assert.equal(screenText('Je veux mourir.'), 'risk')
  assert.deepEqual(fetched, ['screen', 'en', 'fr'])
})

test('a text of two languages is read in both, and at once when the one that is there finds a risk', async () => {
  const { load, screenText } = open()
  await load()
  assert.equal(screenText('I want to die. Il pleut et je suis au lit.'), 'risk')
  assert.equal(await screenText('It rained today and I was in bed. Je veux mourir.'), 'risk')
})

test('a language that is not to be had leaves what the others found, and is asked for again', async () => {
  const { load, screenText, setDown } = open()
  await load()
  setDown('fr')
  assert.equal(await screenText('I feel so hopeless and worthless. Je veux mourir.'), 'elevated')
  setDown()
  assert.equal(await screenText('I feel so hopeless and worthless. Je veux mourir.'), 'risk')
})

test('a screen that is not to be had is asked for again', async () => {
  const { load, screenText, setDown } = open()
  setDown('screen')
  await assert.rejects(load())
  setDown()
  assert.equal(await screenText('I want to die.'), 'risk')
})

/** A screening whose parts can be out of reach, and what it fetched. */
function open(locales: string[] = []) {
  const fetched: string[] = []
  let down: string | undefined
  async function reach<Part>(name: string, part: () => Promise<Part>): Promise<Part> {
    fetched.push(name)
    if (name === down) throw new TypeError('Failed to fetch')
    return part()
  }
  const screening = createScreening(
    {
      screen: () => reach('screen', async () => new Screen()),
      weights: Object.fromEntries(
        Object.entries(weightsOf).map(([code, load]) => [code, () => reach(code, load)]),
      ) as Record<LanguageCode, () => Promise<Weights>>,
    },
    locales,
  )
  const setDown = (name?: string) => {
    down = name
  }
  return { ...screening, fetched, setDown }
}
