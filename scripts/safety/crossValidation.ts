import type { LanguageCode } from '../../contract/safety/languages.ts'
import { Model } from '../../contract/safety/model.ts'
import { fit } from './fit.ts'
import type { Scored } from './limits.ts'
import { examplesOf, type Line, wordsFor } from './trainingSet.ts'

/** Lines that stand for one model: what it is shown of them. */
export interface Shown {
  line: Line
  words: readonly string[]
}

export const shownTo = (language: LanguageCode, lines: readonly Line[]): Shown[] =>
  lines.flatMap((line) => {
    const words = wordsFor(language, line)
    return words ? [{ line, words }] : []
  })

export const fitTo = (shown: readonly Shown[]) =>
  fit(shown.flatMap(({ line, words }) => examplesOf(words, line.label)))

/** Each author's written lines, scored by a model that has seen nothing of that author. */
export function scoredByStrangers(language: LanguageCode, shown: readonly Shown[]): Scored[] {
  const written = shown.filter(({ line }) => line.language === language && !line.isDrawn)
  const authors = Map.groupBy(written, ({ line }) => line.author)
  return [...authors].flatMap(([author, lines]) => {
    const model = new Model(fitTo(shown.filter(({ line }) => line.author !== author)))
    return lines.map(({ line, words }) => ({ label: line.label, ...model.read(words) }))
  })
}
