import type { Conversation } from './conversation.ts'
import type { Notice } from './notice.ts'
import { openQuestion } from './openQuestions.ts'
import { reflectionOn } from './reflection.ts'
import { unusual } from './unusual.ts'
import { nextSentence, paragraph } from './wording.ts'

const REPEATED = [
  'You come back to this; it seems to want more room.',
  'The same words again, and they may still be the right ones.',
  'This returns. Something in it is not done yet.',
]

/** Free writing, and what comes after a mode's end: the writer's words and one open question. */
export function openReply(notice: Notice, conversation: Conversation, pointer: string | undefined): string {
  const other = unusual(notice, conversation)
  if (other)
    return paragraph(other.said, pointer, other.question ?? openQuestion(conversation.userText, conversation))

  const reflection = reflectionOn(conversation.userText, conversation) ?? nextSentence(REPEATED, conversation)
  return paragraph(reflection, pointer, openQuestion(conversation.userText, conversation))
}
