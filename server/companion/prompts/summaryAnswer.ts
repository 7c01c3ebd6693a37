import type { Message } from '../../../contract/entities/message.ts'
import { AiSummary } from '../../../contract/entities/sessionSummary.ts'
import { CompanionError } from '../companion.ts'

/** Reads a model's summary. Sentences the writer never wrote are left out; anything but the object is not understood. */
export function readSummary(answer: string, messages: readonly Message[]): AiSummary {
  const found = AiSummary.safeParse(jsonIn(answer))
  if (!found.success)
    throw new CompanionError('not-understood', 'the provider answered with something other than a summary')
  const { themeSentences = {}, ...summary } = found.data
  const written = messages.filter(({ type }) => type === 'user').map(({ content }) => content)
  const proven = Object.entries(themeSentences).flatMap(([theme, sentences]) => {
    const own = sentences.filter(
      (sentence) => sentence.trim() !== '' && written.some((text) => text.includes(sentence)),
    )
    return own.length > 0 && summary.coreThemes.primary.includes(theme) ? [[theme, own] as const] : []
  })
  return { ...summary, themeSentences: Object.fromEntries(proven) }
}

/** Models put words or fences around JSON. */
function jsonIn(answer: string): unknown {
  const object = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)
  try {
    return JSON.parse(object)
  } catch {
    return undefined
  }
}
