import type { Concern, MemoryText } from '../../../contract/entities/companion.ts'
import type { SessionMode } from '../../../contract/modes.ts'
import type { Tier } from '../../../contract/safety/tier.ts'
import { screen } from '../../../contract/safety/wholeScreen.ts'
import { aboutItself } from './aboutItself.ts'
import {
  afterCare,
  care,
  forbidsPlan,
  gentleQuestion,
  hadCare,
  isWithSomeone,
  leavesCourse,
  NO_PLAN,
  pointerAt,
} from './care.ts'
import { type Conversation, conversationOf, writtenBy } from './conversation.ts'
import { type Notice, noticeIn } from './notice.ts'
import { openReply } from './openReply.ts'
import { NO_QUESTIONS, wantsQuiet } from './quiet.ts'
import { reflectionOn } from './reflection.ts'
import { type Position, positionIn, STEPS_LEFT, smallerQuestions } from './script.ts'
import { type ScriptedReply, scriptedReply } from './scriptedReply.ts'
import { countWords } from './units.ts'
import { unusual } from './unusual.ts'
import { nextSentence, paragraph } from './wording.ts'

export interface BuiltinReply {
  text: string
  sessionEnding: boolean
  concern: Concern
}

export interface ReplyTo {
  userText: string
  sessionContext: string
  mode: SessionMode
  companionName: string
  memory: MemoryText | undefined
}

/** What the built-in companion says: the same for the same session and memory, always. */
export function replyTo(request: ReplyTo): BuiltinReply {
  const conversation = conversationOf(request.sessionContext, request.userText)
  const tier = screen(request.userText)
  if (tier === 'risk') return { text: care(conversation), sessionEnding: false, concern: tier }

  const { text, sessionEnding } = calmReply(request, conversation, tier)
  return { text: text || countOf(conversation), sessionEnding, concern: tier }
}

function calmReply(
  { mode, companionName, memory }: ReplyTo,
  conversation: Conversation,
  tier: Tier,
): ScriptedReply {
  const pointer = pointerAt(tier, conversation)
  const notice = noticeIn(conversation.userText)
  const position = positionIn(mode, conversation)
  if (notice === 'goodbye' || (notice === 'thanks' && position.isOver && mode !== 'free-journal'))
    return { text: paragraph(pointer, goodbye(notice, conversation)), sessionEnding: true }

  if (notice === 'asks-quiet') return goesOn(paragraph(NO_QUESTIONS, 'The page is yours.', pointer))
  const asked = smallerQuestions(mode, position)
  const answer = aboutItself(notice, conversation, { name: companionName, memory, asked })
  if (answer) return goesOn(paragraph(pointer, answer))

  const isQuiet = wantsQuiet(conversation, memory)
  const gentle = isQuiet ? undefined : gentleQuestion(tier, conversation)
  const after = afterCare(conversation)
  if (after)
    return goesOn(paragraph(heardAfterCare(notice, conversation), isQuiet ? undefined : after.question))

  const open = goesOn(openReply(notice, conversation, { memory, pointer, gentle, isQuiet }))
  if (position.isOver || isQuiet || hadCare(conversation)) return open
  if (mode === 'habit-builder' && forbidsPlan(conversation.userText))
    return goesOn(paragraph(STEPS_LEFT, NO_PLAN, gentle))
  if (leavesSteps(notice, mode, position)) return goesOn(paragraph(STEPS_LEFT, 'Write as you like.', pointer))
  const isAside = leavesCourse(tier, conversation.userText) || (mode === 'habit-builder' && position.step > 0)
  return gentle && isAside ? open : scriptedReply(notice, mode, position, conversation, pointer)
}

/** Asked for, or because nothing was given that the next steps could be about. */
const leavesSteps = (notice: Notice, mode: SessionMode, { step }: Position): boolean =>
  notice === 'leaves-steps' ||
  notice === 'turns' ||
  (notice === 'skip' && step === 0 && mode !== 'quick-checkin')

const goesOn = (text: string): ScriptedReply => ({ text, sessionEnding: false })

/** What somebody writes after a crisis is given back only where it needs no turning and weighs nothing. */
function heardAfterCare(notice: Notice, conversation: Conversation): string | undefined {
  const other = unusual(notice, conversation)
  if (other) return other.said
  const { said } = reflectionOn(conversation.userText, conversation)
  if (said && !said.startsWith('“')) return said
  return isWithSomeone(conversation.userText)
    ? nextSentence(['It is good that someone is with you in this.'], conversation)
    : undefined
}

const GOODBYES = [
  'All right. Goodbye for now.',
  'Okay, we stop here. Goodbye for now.',
  'Okay. Goodbye for now.',
]

function goodbye(notice: Notice, conversation: Conversation): string | undefined {
  if (notice === 'thanks') return "You're welcome. Goodbye for now."
  if (countWords(conversation.userText) > 12) return 'It is written down. Goodbye for now.'
  return nextSentence(GOODBYES, { ...conversation, earlier: [] })
}

/** When all was said and asked: never a repetition, because the count has grown. */
const countOf = (conversation: Conversation): string =>
  `That makes ${writtenBy(conversation).length + 1} messages in this session, and each of them is kept.`
