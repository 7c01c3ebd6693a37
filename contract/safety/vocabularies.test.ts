import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from './language.ts'
import { LANGUAGES } from './languages.ts'
import { vocabularies } from './vocabularies.ts'

/** What the screen itself asks for. */
const MEANT = ['SELF', 'OTHER', 'CLOSE', 'TOPIC', 'NOT', 'DOUBT', 'AFFIRMED', 'PAST', 'AGAIN', 'LIGHT', 'AND']

test('every class that is named is defined, and every class that is defined is named', async () => {
  for (const code of LANGUAGES) {
    const language = await vocabularies[code]()
    const defined = new Set(Object.keys(language.vocabulary))
    const named = classesIn(language)
    for (const name of named) assert.ok(defined.has(name), `${code}: ${name} is not defined`)
    for (const name of defined) {
      assert.ok(named.has(name) || MEANT.includes(name), `${code}: ${name} is not used`)
    }
  }
})

function classesIn({ vocabulary, idioms, risk, elevated, hints }: Language): Set<string> {
  const sources = [vocabulary, risk, elevated].flatMap((each) => Object.values(each))
  return new Set([...sources, idioms, hints].join().match(/\b[A-Z]+/g))
}
