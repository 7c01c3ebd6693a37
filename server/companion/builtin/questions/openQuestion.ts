import { type Conversation, writtenBy } from '../conversation.ts'
import { toneOf } from '../feelings.ts'
import { noticeIn } from '../notice.ts'
import { countWords } from '../units.ts'
import { firstSentence, wasSaid } from '../wording.ts'
import { ANYTIME } from './anytime.ts'
import type { Cue } from './cue.ts'
import { FEELINGS } from './feelings.ts'
import { MOVES } from './moves.ts'
import { OCCASIONS } from './occasions.ts'
import { PEOPLE } from './people.ts'
import { TOPICS } from './topics.ts'

const FIRST: Groups = [OCCASIONS, MOVES, FEELINGS]
const THEN: Groups = [TOPICS, PEOPLE]
/** A cue steps back by so many groups each time it was asked about. */
const STEP_BACK = 1.5
const REMEMBERED_MESSAGES = 3
/** So few words go on with what was said before. */
const BRIEF_WORDS = 3
const NAMED_WORDS = 5
const FRAGMENT_WORDS = 5

const REFERS_BACK = /\b(?:he|him|his|she|her|hers|they|them|their)\b/i
const HAS_SUBJECT = /^\W*(?:I|he|she|they|we|it)\b/i
/** A feeling that is not there. */
const DENIED = /(?:\bnot|\bnever|n't)\W+(?!stop|help)(?:\w+\W+){0,2}$/i
const GONE = /\b(?:died|passed away|passed in|death|funeral|dead|buried)\b/i

type Groups = readonly (readonly Cue[])[]

export interface Fitting {
  heard: string | undefined
  question: string | undefined
}

/**
 * One open question that was not asked before in this session: about the sentence that is answered, else about something
 * else in the message, else about what outweighs everything and is referred to. Only a word or two goes on with whatever
 * was asked before.
 */
export function openQuestion(sentence: string, conversation: Conversation): Fitting {
  const { userText } = conversation
  const before = writtenBy(conversation).slice(-REMEMBERED_MESSAGES).reverse()
  const occasions = REFERS_BACK.test(userText) ? [OCCASIONS] : []
  const isBrief = countWords(userText) <= BRIEF_WORDS && !HAS_SUBJECT.test(userText)
  const lasting = isBrief ? [OCCASIONS, MOVES, FEELINGS, ...THEN] : occasions
  return (
    firstFitting([sentence, userText], [OCCASIONS], conversation, 'now') ??
    firstFitting([sentence, userText], [...FIRST, ...THEN], conversation, 'now') ??
    firstFitting(before, lasting, conversation, 'before') ?? {
      heard: undefined,
      question: firstSentence(anytime(userText), conversation),
    }
  )
}

function anytime(text: string): readonly string[] {
  if (!['told', 'short'].includes(noticeIn(text))) return ANYTIME.later
  const isFragment = countWords(text) <= FRAGMENT_WORDS && !/\bI\b/i.test(text)
  const brief = isFragment ? ANYTIME.brief : []
  return [...brief, ...ANYTIME[isOwn(text) ? toneOf(text) : 'even'], ...ANYTIME.later]
}

function firstFitting(
  texts: readonly string[],
  groups: Groups,
  conversation: Conversation,
  written: 'now' | 'before',
): Fitting | undefined {
  for (const text of texts) {
    const fitting = fittingTo(text, groups, conversation, written)
    if (fitting) return fitting
  }
  return undefined
}

/** What was written before is gone on with only where it was asked about already. */
function fittingTo(
  text: string,
  groups: Groups,
  conversation: Conversation,
  written: 'now' | 'before',
): Fitting | undefined {
  const plain = text.replaceAll('’', "'").trim()
  const now = conversation.userText.replaceAll('’', "'").trim()
  const isHeavy = toneOf(plain) === 'heavy' || written === 'before'
  const isMourning = [...writtenBy(conversation), now].some((each) => GONE.test(each))
  const found = groups.flatMap((cues, group) => {
    if (cues === FEELINGS && !isOwn(plain)) return []
    return cues.flatMap((cue) => {
      const isOut =
        (cue.isLight && isHeavy) ||
        (cue.isLiving && isMourning) ||
        (cue.isWhole && plain !== now) ||
        cue.unless?.test(plain)
      const x = isOut ? undefined : cue.when.exec(plain)
      if (!x || (cues === FEELINGS && DENIED.test(plain.slice(0, x.index)))) return []
      const asked = cue.ask.filter((question) => wasSaid(question, conversation)).length
      if (written === 'before' && asked === 0) return []
      return [{ cue, rank: group + STEP_BACK * asked, values: { x: (x[1] ?? x[2])?.toLowerCase() } }]
    })
  })
  for (const { cue, values } of found.sort((one, other) => one.rank - other.rank)) {
    const question = firstSentence(cue.ask, conversation, values)
    const heard =
      written === 'now' && cue.heard ? firstSentence([cue.heard], conversation, values) : undefined
    if (question) return { heard, question }
  }
  return undefined
}

/** A feeling of the writer's, and not of somebody they write about. */
const isOwn = (text: string): boolean =>
  /\b(?:I|I'm|i'm|im|me|my|myself)\b/i.test(text) ||
  (countWords(text) <= NAMED_WORDS && !/^\W*(?:he|she|they|it|we|his|her|their)\b/i.test(text))
