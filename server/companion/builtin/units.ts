import { isFeeling } from './feelings.ts'
import { HURRIED, type Kind, kindOf, LONGEST_WORDS, STARTS_DEPENDENT } from './turnable.ts'

/** A piece of writing that can be given back. */
export interface Unit {
  words: string
  kind: Kind
  weight: number
  place: number
  isQuestion: boolean
  /** The sentence it was cut from. */
  sentence: string
}

const SENTENCE_END = /(?<=[.!?…])["”')\]]*\s+|\n+/
const MARK = /^\s*(?:[-*•–]|\(?\d{1,2}[.)])\s+/
const SPLICE = /,\s+(?=(?:I|I'm|I've|he|she|they|we|it)\s)/i
const JOINT =
  /\s+and\s+(?=I\s)|\s*;\s+|\s+[–—-]\s+|,\s+(?:and|so|yet|then)\s+(?=(?:I|he|she|they|we|it|my|now|then|the)\b)|,?\s+but\s+|,?\s+because\s+(?!of\b)|,\s+(?=(?:I|I'm|I've|he|she|they|we|it)\s)/i
const LEAD =
  /^(?:(?:and|but|so|because|well|yeah|yes|no|ok|okay|oh|honestly|actually|basically|also|plus|anyway|um|hmm|haha|lol|that|like|sorry|i mean(?:t)?(?: that)?|maybe it's that)\b,?\s+)+(?=(?:I|I'm|I've|im|my|we|our|the|he|she|they|it|you|there)\b)/i
const FIRST_WORD =
  /^(?:I guess|I suppose|because|and|so(?! (?:much|many|far)\b)|but|like|well|um|hmm|ok|okay|yes|yeah|haha|lol)\b,?\s+(?=\S+\s+\S)/i
const HEDGE =
  /,?\s+(?:I (?:think|guess|suppose|believe)|maybe|probably|or something|you know|lol|haha|actually|though|I'm afraid)$/i
const DROPPED =
  /^(?:just )?(?:had|got|went|woke|slept|worked|couldn't|didn't|can't|want|need|felt|stayed|fought|argued|missed|forgot|finished|started|tried|spent|met|talked|called|cried|sat|ate|wrote|told|said|made|took|came|walked|ran|found|saw|hate|love|miss|wish|hope)\s+(?!me\b|it\b|out\b)/i
const FEELING_DROPPED = /^(?:feeling|trying|thinking|struggling|hoping|wondering|worrying|dreading)\s/i
const ADDRESSES = /\b(?:you|your|you're|yours|u)\b/i
/** Says nothing by itself. */
const ONLY_SAYING =
  /^I (?:(?:just |only )?want to (?:write|talk|vent)|know it'?s (?:stupid|silly|dumb|nothing)|don't (?:really )?know (?:where|how) to (?:start|begin|say it)|don't know|(?:hope|think|guess) so)$|^(?:\w+,? )?(?:(?:that|it)'s not (?:what I (?:meant|mean|said)|quite it|it)|not (?:quite|exactly))$|^(?:next topic|anyway)$/i
const SIGNIFICANT =
  /\b(?:want|wanted|wish|need|needed|hope|afraid|scared|worried|worry|miss|love|loved|hate|couldn't|can't|alone|tired|cried|realised|realized|noticed|decided|managed|proud|finally|really|matters?|important|died|lost)\b/i

/** What in this text can be given back, the weightiest first. */
export function unitsOf(text: string): Unit[] {
  const isHurried = HURRIED.test(text)
  const pieces = calm(text)
    .split(SENTENCE_END)
    .flatMap((line) => {
      const sentence = line.replace(MARK, '').trim()
      return piecesOf(sentence).map((piece) => ({ piece, sentence }))
    })
  return pieces
    .map(({ piece, sentence }, place) => unitOf(piece, sentence, place, isHurried))
    .filter(({ words }) => /[\p{L}\p{N}]/u.test(words))
    .sort((a, b) => b.weight - a.weight || a.place - b.place)
}

/** Shouting and hurried spelling, brought to where grammar works. */
export function calm(text: string): string {
  const even = text.replaceAll('’', "'").replaceAll(/[^\S\n]+/g, ' ')
  const isShouted = even.length > 3 && /\p{Lu}{2}/u.test(even) && !/\p{Ll}/u.test(even)
  return (isShouted ? even.toLowerCase() : even).replaceAll(/(?<![\p{L}'])i(?=['\s,.!?]|$)/gu, 'I')
}

function piecesOf(sentence: string): string[] {
  if (countWords(sentence) <= LONGEST_WORDS)
    return STARTS_DEPENDENT.test(sentence) ? [sentence] : sentence.split(SPLICE)
  return sentence.split(JOINT)
}

function unitOf(piece: string, sentence: string, place: number, isHurried: boolean): Unit {
  const bare = bareOf(piece)
  const isQuestion = /\?\s*$/.test(piece)
  const words = withSubject(bare)
  const kind = isQuestion ? 'quoted' : kindOf(words, countWords(words), isHurried)
  return {
    words: kind === 'told' ? words : bare,
    kind,
    place,
    isQuestion,
    sentence,
    // Most tell at once what it is about.
    weight: weightOf(words, kind, isQuestion) + (place === 0 ? 0.5 : 0),
  }
}

/** Without what only leads to it, or takes it back. */
export const bareOf = (piece: string): string =>
  piece
    .trim()
    .replace(LEAD, '')
    .replace(FIRST_WORD, '')
    .replace(/[\s.!?…,:;]+$/u, '')
    .replace(HEDGE, '')
    .trim()

/** 'Had a bad day' -> 'I had a bad day'. */
function withSubject(words: string): string {
  if (FEELING_DROPPED.test(words)) return `I'm ${words.charAt(0).toLowerCase()}${words.slice(1)}`
  return DROPPED.test(words) ? `I ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words
}

const WEIGHT_OF_KIND = { told: 2, judged: 2, quoted: 0.5 } as const

function weightOf(words: string, kind: Kind, isQuestion: boolean): number {
  const count = countWords(words)
  return (
    WEIGHT_OF_KIND[kind] +
    (words.split(/\s+/).some(isFeeling) ? 1.5 : 0) +
    (SIGNIFICANT.test(words) ? 1 : 0) +
    (/\b(?:I|my|me|I'm)\b/.test(words) ? 0.5 : 0) +
    (/^we\s/i.test(words) ? 1.5 : 0) +
    (count >= 5 && count <= 16 ? 1 : 0) -
    (count > LONGEST_WORDS ? 2 : 0) -
    (ADDRESSES.test(words) || isQuestion ? 1 : 0) -
    (ONLY_SAYING.test(words) ? 4 : 0) -
    (/\bdon't know\b|\bcan't believe\b/i.test(words) ? 2 : 0) -
    (/^(?:it|it's|that|this)\s/i.test(words) ? 0.5 : 0)
  )
}

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0

/** The writer's words as they can stand between quotation marks; what somebody said in them gets single ones. */
export function quoteOf(words: string, mostWords = 24): string {
  const all = words
    .trim()
    .replace(/^["“]([^"“”]*)["”]$/, '$1')
    .replaceAll(/["“]([^"“”]*)["”]/g, '‘$1’')
    .replaceAll(/["“”]/g, '')
    .split(/\s+/)
    .filter(Boolean)
  const short = all.length > mostWords ? `${all.slice(0, mostWords).join(' ')} …` : all.join(' ')
  return short.replace(/[\s.!?,:;]+$/u, '').slice(0, 160)
}
