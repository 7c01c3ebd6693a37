import type { MemoryText } from '../../../contract/entities/companion.ts'
import type { Conversation } from './conversation.ts'
import type { Notice } from './notice.ts'
import { openQuestion } from './questions/openQuestion.ts'
import { QUIET_ACKNOWLEDGEMENTS, wantsNoEcho } from './quiet.ts'
import { recollection } from './recollection.ts'
import { reflectionOn } from './reflection.ts'
import { unusual } from './unusual.ts'
import { nextSentence, paragraph } from './wording.ts'

const REPEATED = [
  'You come back to this; it seems to want more room.',
  'The same words again, and they may still be the right ones.',
  'This returns. Something in it is not done yet.',
]

export interface Circumstances {
  memory: MemoryText | undefined
  /** Points at help, where the writing is heavy. */
  pointer: string | undefined
  /** Asked where the writing is heavy. */
  gentle: string | undefined
  isQuiet: boolean
}

/** Free writing, and what comes after a mode's end: the writer's words and one open question. */
export function openReply(notice: Notice, conversation: Conversation, circumstances: Circumstances): string {
  const { memory, pointer, gentle, isQuiet } = circumstances
  const other = unusual(notice, conversation, nameIn(memory))
  if (other && isQuiet)
    return paragraph(other.said ?? nextSentence(QUIET_ACKNOWLEDGEMENTS, conversation), pointer)
  if (other) {
    const fitting = openQuestion(conversation.userText, conversation)
    const isNamed = notice === 'short' || notice === 'yes' || notice === 'unsure' || notice === 'nothing'
    return paragraph(
      other.said,
      isNamed ? fitting.heard : undefined,
      pointer,
      gentle ?? other.question ?? fitting.question,
    )
  }

  const { said, company, sentence } = reflectionOn(
    conversation.userText,
    conversation,
    pointer !== undefined || gentle !== undefined,
  )
  if (isQuiet) return paragraph(said ?? nextSentence(QUIET_ACKNOWLEDGEMENTS, conversation), company, pointer)

  const before = pointer ? undefined : recollection(conversation, memory)
  const fitting = openQuestion(sentence, conversation)
  return paragraph(
    said ?? (wantsNoEcho(conversation) ? undefined : nextSentence(REPEATED, conversation)),
    before?.said ?? fitting.heard ?? company,
    pointer,
    gentle ?? before?.question ?? fitting.question,
  )
}

const CALL_ME = /\b(?:call me|my name is|I'm called) (\p{Lu}\p{L}{1,30})/u

const nameIn = (memory: MemoryText | undefined): string | undefined => CALL_ME.exec(memory?.notes ?? '')?.[1]
