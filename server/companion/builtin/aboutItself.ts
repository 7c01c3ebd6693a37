import type { Conversation } from './conversation.ts'
import type { Notice } from './notice.ts'
import { nextSentence, paragraph } from './wording.ts'

export const WHAT_IT_IS = 'I am a simple built-in companion: an AI program, not a person.'

/** What it says of itself; {name} is what the writer calls it. The truth is repeated as often as it is asked for. */
const ABOUT: Partial<Record<Notice, string>> = {
  'asks-who': `You call me {name}, and ${WHAT_IT_IS} I give your words back to you and ask about them.`,
  'asks-feelings': `${WHAT_IT_IS} I do not feel anything, so this page belongs to what you feel.`,
  'asks-privacy': `${WHAT_IT_IS} Your journal is encrypted on your device before it is stored; your words pass through the server only while I answer, and nothing of them is kept there.`,
  'asks-memory': `${WHAT_IT_IS} I only see what is written in this session.`,
  'asks-advice': `${WHAT_IT_IS} I cannot give advice or tell what a doctor or therapist could; I can help you hear what you think yourself.`,
  'asks-companion': `${WHAT_IT_IS} I do not have a good answer to that, but there may be one in you.`,
}
const BACK: Partial<Record<Notice, readonly string[]>> = {
  'asks-advice': [
    'What would you say to a friend who asked you this?',
    'What have you already thought of doing?',
    'Which answer were you hoping for?',
  ],
}
const BACK_ANYWAY = [
  'What made you think of it?',
  'What would you like to write about now?',
  'Where would you like to go on?',
]

export function aboutItself(
  notice: Notice,
  name: string,
  conversation: Conversation,
  asked: readonly string[],
): string | undefined {
  const answer = ABOUT[notice]?.replace('{name}', name)
  return (
    answer &&
    paragraph(
      answer,
      nextSentence(BACK[notice] ?? asked, conversation) ?? nextSentence(BACK_ANYWAY, conversation),
    )
  )
}
