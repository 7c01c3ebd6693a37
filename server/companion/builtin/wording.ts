import { type Conversation, repliesIn } from './conversation.ts'

/** What may be filled into a sentence: {mood}, {feeling} … A sentence whose word is missing is not used. */
export type Values = Readonly<Record<string, string | undefined>>

const PLACE = /\{(\w+)\}/

/** One sentence of the list that was not said in this session; those with the writer's words come first. */
export function nextSentence(
  sentences: readonly string[],
  conversation: Conversation,
  values: Values = {},
): string | undefined {
  const ready = readyOf(sentences, conversation, values)
  const personal = ready.filter((sentence) => PLACE.test(sentence))
  const candidates = personal.length > 0 ? personal : ready
  const chosen = candidates[conversation.seed % candidates.length]
  return chosen === undefined ? undefined : fill(chosen, values)
}

/** The first one of the list, where it goes from the near to the far. */
export function firstSentence(
  sentences: readonly string[],
  conversation: Conversation,
  values: Values = {},
): string | undefined {
  const chosen = readyOf(sentences, conversation, values)[0]
  return chosen === undefined ? undefined : fill(chosen, values)
}

const readyOf = (sentences: readonly string[], conversation: Conversation, values: Values): string[] =>
  sentences.filter(
    (sentence) => placesIn(sentence).every((place) => values[place]) && !wasSaid(sentence, conversation),
  )

/** Whether one reply holds the sentence, whatever was filled in. A mere frame around the writer's words is never one. */
export function saidIn(reply: string, sentence: string): boolean {
  const literal = sentence.split(PLACE).filter((_, index) => index % 2 === 0)
  return literal.some((part) => /\p{L}/u.test(part)) && literal.every((part) => reply.includes(part.trim()))
}

export const wasSaid = (sentence: string, conversation: Conversation): boolean =>
  repliesIn(conversation).some((reply) => saidIn(reply, sentence))

export const fill = (sentence: string, values: Values): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, place: string) => values[place] ?? '')

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** One sentence after another; what is missing is left out. */
export const paragraph = (...sentences: (string | undefined)[]): string => sentences.filter(Boolean).join(' ')

const placesIn = (sentence: string): string[] => sentence.split(PLACE).filter((_, index) => index % 2 === 1)
