import type { Concern } from '../../../contract/entities/companion.ts'
import type { SessionMode } from '../../../contract/modes.ts'
import { screen } from '../../../contract/safety/wholeScreen.ts'
import { aboutItself } from './aboutItself.ts'
import { afterCare, care, pointerAt } from './care.ts'
import { type Conversation, conversationOf, writtenBy } from './conversation.ts'
import { type Notice, noticeIn } from './notice.ts'
import { openReply } from './openReply.ts'
import { reflectionOn } from './reflection.ts'
import { positionIn, smallerQuestions } from './script.ts'
import { scriptedReply } from './scriptedReply.ts'
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
}

/** What the built-in companion says: the same for the same session, always. */
export function replyTo({ userText, sessionContext, mode, companionName }: ReplyTo): BuiltinReply {
  const conversation = conversationOf(sessionContext, userText)
  const { tier, kinds } = screen(userText)
  if (tier === 'risk') return { text: care(kinds, conversation), sessionEnding: false, concern: tier }

  const { text, sessionEnding } = calmReply(mode, companionName, conversation, pointerAt(tier, conversation))
  return { text: text || countOf(conversation), sessionEnding, concern: tier }
}

function calmReply(mode: SessionMode, name: string, conversation: Conversation, pointer: string | undefined) {
  const notice = noticeIn(conversation.userText)
  const position = positionIn(mode, conversation)
  if (notice === 'goodbye' || (notice === 'thanks' && position.isOver && mode !== 'free-journal')) {
    return { text: paragraph(pointer, goodbye(notice, conversation)), sessionEnding: true }
  }

  const answer = aboutItself(
    notice,
    name,
    conversation,
    position.isOver ? [] : smallerQuestions(mode, position),
  )
  if (answer) return { text: paragraph(pointer, answer), sessionEnding: false }

  const gentle = afterCare(conversation)
  if (gentle) {
    const said = unusual(notice, conversation)?.said ?? reflectionOn(conversation.userText, conversation)
    return { text: paragraph(said, gentle.question), sessionEnding: false }
  }

  return position.isOver
    ? { text: openReply(notice, conversation, pointer), sessionEnding: false }
    : scriptedReply(notice, mode, position, conversation, pointer)
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
