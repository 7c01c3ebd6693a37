import type { MemoryText } from '../../../contract/entities/companion.ts'
import { type Conversation, repliesIn } from './conversation.ts'

/** A writer who wants no questions gets none; the companion's own words remember it. */
export const NO_QUESTIONS = 'No more questions, then.'
export const QUESTIONS_AGAIN = 'Gladly, a question then.'

export const QUIET_ACKNOWLEDGEMENTS = [
  'I have read it.',
  'It is written down.',
  'That has its place here.',
  'Read, word for word.',
  'Noted as you wrote it.',
  'That stands here now.',
]

/** A writer who does not want to read their own words again is not given them. */
export const NO_ECHO = 'I leave your words as they are.'

export const wantsNoEcho = (conversation: Conversation): boolean =>
  repliesIn(conversation).some((reply) => reply.includes(NO_ECHO))

const WISHED_FOR = /\b(?:no|without|stop asking|don't ask(?: me)?(?: any| so many)?) questions\b/i

export function wantsQuiet(conversation: Conversation, memory: MemoryText | undefined): boolean {
  let isQuiet = WISHED_FOR.test(memory?.notes.replaceAll('’', "'") ?? '')
  for (const reply of repliesIn(conversation)) {
    if (reply.includes(NO_QUESTIONS)) isQuiet = true
    if (reply.includes(QUESTIONS_AGAIN)) isQuiet = false
  }
  return isQuiet
}
