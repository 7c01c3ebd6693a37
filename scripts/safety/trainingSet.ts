import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { eachFeature } from '../../contract/safety/features.ts'
import { LANGUAGES, type LanguageCode } from '../../contract/safety/languages.ts'
import { wholePassagesOf } from '../../contract/safety/passages.ts'
import { parseLabelled } from '../../contract/safety/quality.ts'
import { byLanguage } from '../../contract/safety/screen.ts'
import { sentencesOf } from '../../contract/safety/sentences.ts'
import type { Tier } from '../../contract/safety/tier.ts'
import { isFamily, membersOf } from './families.ts'
import { type Random, randomFrom } from './random.ts'

/** One file an author: <language>-<author>.jsonl. */
const FOLDER = new URL('../../contract/safety/training/', import.meta.url)
/** More of a family say little new … */
const DRAWN_OF_A_FAMILY = 12
/** … but the plainest words must never be missed. */
const PLAIN = 'plain'
const DRAWN_OF_A_PLAIN_FAMILY = 100
/** Of a grave line that is shown as a whole. */
const MOST_PASSAGES = 5

export interface Line {
  text: string
  label: Tier
  language: LanguageCode
  author: string
  /** Drawn from a family, not written as it stands. */
  isDrawn: boolean
}

export interface Example {
  label: Tier
  /** Each once. */
  features: Uint32Array
}

const FILES = readdirSync(FOLDER).sort()

/** SHA-256, so that weights of another set are known. */
export function fingerprintOfTrainingSet(): string {
  const hash = createHash('sha256')
  for (const file of FILES) hash.update(file).update(readFileSync(new URL(file, FOLDER)))
  return hash.digest('hex')
}

export function readTrainingSet(): Line[] {
  const random = randomFrom(1)
  return FILES.flatMap((file) => {
    const author = file.replace('.jsonl', '')
    const language = LANGUAGES.find((code) => author.startsWith(`${code}-`))
    if (!language) throw new Error(`${file} does not begin with a language.`)
    return parseLabelled(readFileSync(new URL(file, FOLDER), 'utf8')).flatMap(({ text, label }) =>
      drawn(text, author.endsWith(PLAIN) ? DRAWN_OF_A_PLAIN_FAMILY : DRAWN_OF_A_FAMILY, random).map(
        (each) => ({ text: each, label, language, author, isDrawn: isFamily(text) }),
      ),
    )
  })
}

const drawn = (text: string, count: number, random: Random): string[] =>
  isFamily(text) ? membersOf(text, count, random) : [text]

/** What the model of a language is shown of a line: as in the screen, the words of the sentences that may be in it. */
export function wordsFor(language: LanguageCode, line: Line): readonly string[] | undefined {
  const sentences = sentencesOf(line.text)
  const words = byLanguage(sentences).get(language)
  if (line.language === language) return words ?? sentences.flat()
  // Of a line in another language it may be the harmless half.
  return line.label === 'none' ? words : undefined
}

/** All passages of what is harmless are. Of longer grave lines nobody knows which passage is grave. */
export function examplesOf(words: readonly string[], label: Tier): Example[] {
  const passages = wholePassagesOf(words)
  if (label === 'none') return passages.map(({ start, end }) => exampleOf(words.slice(start, end), label))
  return passages.length > MOST_PASSAGES ? [] : [exampleOf(words, label)]
}

function exampleOf(words: readonly string[], label: Tier): Example {
  const features = new Set<number>()
  eachFeature(words, (feature) => features.add(feature))
  return { label, features: Uint32Array.from(features) }
}
