import type { MemoryText } from '../../../contract/entities/companion.ts'
import type { Conversation } from './conversation.ts'
import type { Notice } from './notice.ts'
import { QUESTIONS_AGAIN } from './quiet.ts'
import { firstSentence, paragraph } from './wording.ts'

export const WHAT_IT_IS = 'I am a simple built-in companion: an AI program, not a person.'

/** What it says of itself; {name} is what the writer calls it. The truth is repeated as often as it is asked for. */
const ABOUT: Partial<Record<Notice, string>> = {
  'asks-who': `You call me {name}, and ${WHAT_IT_IS} I give your words back to you and ask about them.`,
  'asks-feelings': `${WHAT_IT_IS} I do not feel anything, so this page belongs to what you feel.`,
  'asks-privacy': `${WHAT_IT_IS} Your journal is encrypted on your device before it is stored; your words pass through the server only while I answer, and nothing of them is kept there.`,
  'asks-memory': `${WHAT_IT_IS} {memory}`,
  'asks-language': `${WHAT_IT_IS} I only know English, but write in whatever language is closest to you; it is kept just the same.`,
  'asks-reminder': 'I am only a program on this page: I cannot remind, call or write to anyone.',
  'asks-why':
    'Because I am a simple program: I can give words back and ask, and little else. You can tell me to stop asking, and I will.',
  'asks-advice':
    'I am a simple AI program and do not give advice, nor what a doctor or therapist could tell you. What I can do is help you hear what you think yourself.',
  'asks-companion': `${WHAT_IT_IS} I do not have a good answer to that.`,
  orders: `${WHAT_IT_IS} All I can do is read what you write about your days, and ask about it.`,
  scolds: 'That may well be: I am a simple AI program, and I miss a lot.',
  sorry: 'No harm done; I am a program.',
  testing: `It works. ${WHAT_IT_IS}`,
  'asks-questions': QUESTIONS_AGAIN,
}

const BACK: Partial<Record<Notice, readonly string[]>> = {
  'asks-advice': [
    'What have you already thought of, or tried?',
    'If a friend asked you this, what would you say?',
    'Which answer would you be relieved to hear?',
    'What speaks against the first thing that comes to mind?',
  ],
  'asks-memory': ['What would you like to go on from?'],
  scolds: ['What would have fitted better?', 'What would you have needed here instead?'],
  'asks-companion': ['What made you think of it?'],
  'asks-who': ['What would you like to write about?', 'What brought you to that question?'],
  testing: ['What would you like to write about?', 'What is on your mind today?'],
  orders: ['What has been on your mind today?', 'What would you like to write about?'],
}
const BACK_ANYWAY = [
  'What would you like to write about now?',
  'Where would you like to go on?',
  'What is on your mind, apart from that?',
]

export function aboutItself(
  notice: Notice,
  conversation: Conversation,
  { name, memory, asked }: { name: string; memory: MemoryText | undefined; asked: readonly string[] },
): string | undefined {
  const answer = ABOUT[notice]?.replace('{name}', () => name).replace('{memory}', () => seen(memory))
  const own = BACK[notice] ?? []
  const back = notice === 'asks-advice' ? [...own, ...asked] : [...asked, ...own]
  return answer && paragraph(answer, firstSentence([...back, ...BACK_ANYWAY], conversation))
}

function seen(memory: MemoryText | undefined): string {
  const summaries = memory?.summaries.length ?? 0
  const given = [
    summaries > 0 && (summaries === 1 ? 'one earlier summary' : `${summaries} earlier summaries`),
    memory?.notes.trim() && 'your notes',
  ].filter(Boolean)
  return given.length === 0
    ? 'I only see what is written in this session.'
    : `I see this session, and what you let me remember: ${given.join(' and ')}.`
}
