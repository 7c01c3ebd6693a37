import type { Conversation } from './conversation.ts'
import { toneOf } from './feelings.ts'
import { toSecondPerson } from './secondPerson.ts'
import { quoteOf, type Unit, unitsOf } from './units.ts'
import { capitalised, fill, nextSentence, paragraph, wasSaid } from './wording.ts'

/** {A}: the words turned towards the writer, at the start of a sentence; {a}: inside one; {q}: the words themselves, {S} as a sentence. */
const FRAMES: Record<Unit['kind'], readonly string[]> = {
  told: ['{A}.'],
  claimed: [
    'It sounds as if {a}.',
    'The way you put it, {a}.',
    'Right now it seems that {a}.',
    'So, as you see it, {a}.',
    'You write that {a}.',
    'As it stands for you, {a}.',
  ],
  reported: [
    'You write that {a}.',
    'As you tell it, {a}.',
    'You describe how {a}.',
    'What you describe is that {a}.',
    'In your telling, {a}.',
    'From where you stand, {a}.',
  ],
  judged: [
    '“{q}” is a hard sentence to carry around.',
    '“{q}” is a heavy thing to say to oneself.',
    '“{q}”: a sentence like that weighs a lot.',
    '“{q}”. Those are harsh words, and they are not the whole of you.',
  ],
  quoted: ['“{S}”'],
}

const TAILS = {
  heavy: [
    'That is a lot to hold.',
    'No wonder it takes up room.',
    'That does not sound easy.',
    'It makes sense that this stays with you.',
    'That weighs something.',
    'There is no need to make it smaller than it is.',
    'That can wear a person down.',
  ],
  light: [
    'That is good to read.',
    'That deserves a moment.',
    'There is something warm in that.',
    'It is worth having that written down.',
    'That sounds like it did you good.',
  ],
  even: [],
} as const
const PICTURES = [
  'That says a lot in few words.',
  'You found words for it.',
  'That line stands out.',
  'It is a clear way to put it.',
  'That is worth staying with for a moment.',
  'Plainly said.',
  'You put that clearly.',
  'Nothing about that needs to be tidy yet.',
  'It is good to have that in words.',
]

/** Reflective listening: the weightiest unsaid piece of the text, given back once, with a word of company. */
export function reflectionOn(
  text: string,
  conversation: Conversation,
  ownTails: readonly string[] = [],
  wordForWord = false,
): string | undefined {
  const fresh = unitsOf(text)
    .filter((unit) => !wasGivenBack(unit, conversation))
    .map((unit) => (wordForWord && unit.kind !== 'judged' ? { ...unit, kind: 'quoted' as const } : unit))
  const unit = fresh[0]
  if (!unit) return undefined

  const pair = pairOf(unit, fresh)
  const given = pair ?? framed(unit, conversation)
  const tails = ownTails.length > 0 ? ownTails : tailsFor(unit, text)
  return paragraph(given, unit.kind === 'judged' || pair ? undefined : nextSentence(tails, conversation))
}

/** Two short things the writer told, in the writer's order. */
function pairOf(unit: Unit, fresh: readonly Unit[]): string | undefined {
  const other = fresh.find(({ kind, words }) => kind === 'told' && words !== unit.words)
  if (unit.kind !== 'told' || !other || unit.weight - other.weight > 1) return undefined
  if (unit.words.length + other.words.length > 120) return undefined
  const [first, second] = unit.place < other.place ? [unit, other] : [other, unit]
  const link = startsLow(second.words) ? `, and ${inside(second.words)}` : `. ${turned(second.words)}`
  return `${turned(first.words)}${link}.`
}

function framed(unit: Unit, conversation: Conversation): string {
  const frames = FRAMES[unit.kind].filter((frame) => !frame.includes('{a}') || startsLow(unit.words))
  const q = capitalised(quoteOf(unit.words))
  const values = { A: turned(unit.words), a: inside(unit.words), q, S: q.endsWith('…') ? q : `${q}.` }
  return nextSentence(frames, conversation, values) ?? fill('“{S}”', values)
}

function tailsFor(unit: Unit, text: string): readonly string[] {
  return unit.kind === 'quoted' ? PICTURES : TAILS[toneOf(text)]
}

const turned = (words: string): string => capitalised(toSecondPerson(words))

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
