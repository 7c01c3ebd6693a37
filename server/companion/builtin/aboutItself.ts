import type { MemoryText } from '../../../contract/entities/companion.ts'
import { type Conversation, writtenBy } from './conversation.ts'
import { foreignIn } from './foreign.ts'
import type { Notice } from './notice.ts'
import { NO_ECHO, QUESTIONS_AGAIN } from './quiet.ts'
import { recalled } from './recall.ts'
import { fill, firstSentence, paragraph } from './wording.ts'

export const WHAT_IT_IS = 'I am a simple built-in companion: an AI program, not a person.'

/** What it says of itself; {name} is what the writer calls it. The last sentence is repeated as often as it is asked for. */
const ABOUT: Partial<Record<Notice, readonly string[]>> = {
  'asks-who': [
    `You call me {name}, and ${WHAT_IT_IS} I give your words back to you and ask about them.`,
    WHAT_IT_IS,
  ],
  'asks-feelings': [`${WHAT_IT_IS} I do not feel anything, so this page belongs to what you feel.`],
  'asks-privacy': [
    `${WHAT_IT_IS} Your journal is encrypted on your device before it is stored; your words pass through the server only while I answer, and nothing of them is kept there.`,
  ],
  'asks-memory': [`${WHAT_IT_IS} {memory}`],
  'asks-recall': ['{recalled}'],
  'asks-page': [
    "This is your journal: write as much or as little as you like, about anything. 'End Session' on this page closes a session, and in the history you can delete it.",
  ],
  'asks-meaning': ['It was only a question; leave it where it does not fit.'],
  'asks-language': [
    '{note}',
    `${WHAT_IT_IS} I only know English, but write in whatever language is closest to you; it is kept just the same.`,
  ],
  'asks-reminder': ['I am only a program on this page: I cannot remind, call or write to anyone.'],
  'asks-why': [
    'Because I am a simple program: I can give words back and ask, and little else. You can tell me to stop asking, and I will.',
    'Because I am a simple program, and asking is most of what I can do.',
  ],
  'asks-advice': [
    'I am a simple AI program and do not give advice, nor what a doctor or therapist could tell you. What I can do is help you hear what you think yourself.',
    'As an AI program I do not advise or judge; I can only ask you.',
  ],
  'asks-companion': [
    `${WHAT_IT_IS} I do not have a good answer to that.`,
    'To that I have no good answer, either.',
  ],
  'asks-no-echo': [NO_ECHO, 'No word of yours comes back from me.'],
  orders: [
    `${WHAT_IT_IS} All I can do is read what you write about your days, and ask about it.`,
    'That is nothing I can do, being a simple program.',
  ],
  scolds: [
    'That may well be: I am a simple AI program, and I miss a lot.',
    'Being a program, I missed it again.',
  ],
  corrects: ['Then I took it wrong.', 'Then that was not it, either.'],
  praises: ['That is kind of you; I am a program and take no credit.'],
  sorry: ['No harm done; I am a program.'],
  testing: [`It works. ${WHAT_IT_IS}`],
  'asks-questions': [QUESTIONS_AGAIN],
}

const BACK: Partial<Record<Notice, readonly string[]>> = {
  'asks-advice': [
    'If a friend asked you this, what would you say?',
    'What have you already thought of, or tried?',
    'Which answer would you be relieved to hear?',
    'What speaks against the first thing that comes to mind?',
  ],
  'asks-memory': ['What would you like to go on from?'],
  'asks-recall': ['What would you add to it today?', 'What brought you back to it?'],
  corrects: ['How would you put it?', 'What would be nearer to it?'],
  scolds: ['What would have fitted better?', 'What would you have needed here instead?'],
  'asks-companion': ['What made you think of it?'],
  'asks-who': ['What would you like to write about?', 'What brought you to that question?'],
  testing: ['What would you like to write about?', 'What is on your mind today?'],
  orders: ['What has been on your mind today?', 'What would you like to write about?'],
}
/** Here the next question of a mode has to wait. */
const OWN_FIRST: readonly Notice[] = ['asks-advice', 'corrects']
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
  const values = {
    name,
    memory: notice === 'asks-memory' ? seen(memory) : undefined,
    note: notice === 'asks-language' ? noteFor(conversation) : undefined,
    recalled: notice === 'asks-recall' ? recalled(conversation) : undefined,
  }
  const sentences = ABOUT[notice]
  const answer =
    sentences && (firstSentence(sentences, conversation, values) ?? fill(sentences.at(-1) ?? '', values))
  const own = BACK[notice] ?? []
  const back = OWN_FIRST.includes(notice) ? [...own, ...asked] : [...asked, ...own]
  return answer && paragraph(answer, firstSentence([...back, ...BACK_ANYWAY], conversation))
}

/** In the language the writer has used so far. */
const noteFor = (conversation: Conversation): string | undefined =>
  foreignIn([...writtenBy(conversation), conversation.userText].join('\n'))?.note

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
