import { type Conversation, repliesIn } from './conversation.ts'
import { toneOf } from './feelings.ts'
import { wantsNoEcho } from './quiet.ts'
import { toSecondPerson } from './secondPerson.ts'
import { bareOf, calm, countWords, quoteOf, type Unit, unitsOf } from './units.ts'
import { capitalised, fill, firstSentence, nextSentence, wasSaid } from './wording.ts'

/** {A}: the words turned towards the writer, at the start of a sentence; {a}: inside one; {q}: the words themselves, {S} as a sentence. */
const QUOTED = '“{S}”'
const FRAMES: Record<Unit['kind'], readonly string[]> = {
  told: ['{A}.'],
  judged: [
    '“{q}” is a hard sentence to carry around.',
    '“{q}”: those are harsh words, and they are not the whole of you.',
    '“{q}” is a heavy thing to say to oneself.',
    '“{q}”: a sentence like that weighs a lot.',
  ],
  quoted: [],
}
/** A second sentence that begins with 'You' sounds like an echo. */
const TOLD_AGAIN = ['So {a}.', QUOTED]
const SHORT_WORDS = 10
const BRIEF_WORDS = 12
const FEW = 3
/** 'ok. …', which says nothing yet. */
const ONLY_LEAD = /^(?:ok(?:ay)?|yes|no|yeah|haha|lol|well|hmm|ok [\w ]{1,20})[.,!]\s/i

const TAILS = {
  heavy: [
    'That does not sound easy.',
    'No wonder it takes up room.',
    'That is not a small thing.',
    'It makes sense that this stays with you.',
    'There is no need to make it smaller than it is.',
  ],
  light: [
    'That is good to read.',
    'There is something warm in that.',
    'It is worth having that written down.',
    'That deserves a moment.',
  ],
  even: [],
} as const

const OWN = /\b(?:I|I'm|my|me)\b/i

export interface Reflection {
  /** The weightiest unsaid piece of the text, given back once. */
  said: string | undefined
  /** A word of company, where a feeling was named. */
  company: string | undefined
  /** The sentence that was given back. */
  sentence: string
}

/** Reflective listening. `wordForWord`: nothing is turned around, only quoted. */
export function reflectionOn(text: string, conversation: Conversation, wordForWord = false): Reflection {
  const units = unitsOf(text).map((unit) =>
    wordForWord && unit.kind !== 'judged' ? { ...unit, kind: 'quoted' as const } : unit,
  )
  const fresh = units.filter((unit) => !wasGivenBack(unit, conversation))
  const unit = fresh.length === units.length ? whole(text, fresh) : fresh[0]
  if (!unit) return { said: undefined, company: undefined, sentence: text.slice(0, 400) }

  const pair = pairOf(unit, fresh)
  const hasCompany = unit.kind === 'told' && OWN.test(unit.sentence)
  return {
    said: wantsNoEcho(conversation) ? undefined : (pair ?? framed(unit, conversation)),
    company: hasCompany
      ? companyFor(pair === undefined ? unit.words : unit.sentence, conversation)
      : undefined,
    sentence: unit.sentence,
  }
}

function companyFor(sentence: string, conversation: Conversation): string | undefined {
  const all = Object.values(TAILS).flat()
  const last = repliesIn(conversation).at(-1) ?? ''
  return all.some((tail) => last.includes(tail))
    ? undefined
    : nextSentence(TAILS[toneOf(sentence)], conversation)
}

/** A few fragments are quoted together, and a last short one is not left out: 'The results came back. It is cancer.' */
function whole(text: string, units: readonly Unit[]): Unit | undefined {
  const unit = units[0]
  const isBrief = countWords(text) <= BRIEF_WORDS && !text.includes('\n') && !ONLY_LEAD.test(text)
  const isFragment = ({ kind, place, words }: Unit) =>
    kind === 'quoted' && place > 0 && countWords(words) <= FEW
  return unit &&
    isBrief &&
    (units.every(({ kind }) => kind === 'quoted') ||
      (units.some(isFragment) && bareOf(calm(text)).startsWith(unit.words)))
    ? { ...unit, words: bareOf(calm(text)), sentence: text }
    : unit
}

/** Two short things the writer told, in the writer's order. */
function pairOf(unit: Unit, fresh: readonly Unit[]): string | undefined {
  const near = ({ kind, place }: Unit) => kind === 'told' && Math.abs(place - unit.place) === 1
  const other = fresh.find(near)
  if (unit.kind !== 'told' || !other || unit.weight - other.weight > 1) return undefined
  if (unit.words.length + other.words.length > 110) return undefined
  const [first, second] = unit.place < other.place ? [unit, other] : [other, unit]
  const isOneClause = !/,|\band\b/.test(first.words + second.words)
  const link =
    isOneClause && startsLow(second.words) ? `, and ${inside(second.words)}` : `. ${turned(second.words)}`
  return `${turned(first.words)}${link}.`
}

function framed(unit: Unit, conversation: Conversation): string {
  const frames = framesFor(unit, conversation).filter(
    (frame) => !frame.includes('{a}') || startsLow(unit.words),
  )
  const q = capitalised(quoteOf(unit.words))
  const end = unit.isQuestion ? '?' : '.'
  const values = { A: turned(unit.words), a: inside(unit.words), q, S: q.endsWith('…') ? q : q + end }
  return firstSentence(frames, conversation, values) ?? fill(QUOTED, values)
}

function framesFor({ kind, words }: Unit, conversation: Conversation): readonly string[] {
  const last = repliesIn(conversation).at(-1) ?? ''
  if (kind === 'told' && countWords(words) <= SHORT_WORDS && /^(?:You|So)\b/.test(last)) return TOLD_AGAIN
  return FRAMES[kind]
}

const turned = (words: string): string =>
  capitalised(toSecondPerson(words)).replaceAll(/(?<=[.!?]\s+)\p{Ll}/gu, (letter) => letter.toUpperCase())

const LOW =
  /^(?:I|I'm|I've|I'd|I'll|my|we|our|the|a|an|he|she|they|it|there|this|that|these|his|her|their|everyone|everybody|everything|nobody|nothing|someone|people|yesterday|today|tonight|later|then|now|still|when|whenever|if|after|before|while|as|since|although|though|until|once|every|at|in|on|for|lately|recently|sometimes|often|usually|finally|suddenly|last|maybe|perhaps|most|all|by|work|life|mornings|evenings)\b/i

const startsLow = (words: string): boolean => LOW.test(words)

function inside(words: string): string {
  const second = toSecondPerson(words)
  return second.charAt(0).toLowerCase() + second.slice(1)
}

function wasGivenBack({ words }: Unit, conversation: Conversation): boolean {
  return [turned(words), inside(words), quoteOf(words), capitalised(quoteOf(words))].some((each) =>
    wasSaid(each, conversation),
  )
}
