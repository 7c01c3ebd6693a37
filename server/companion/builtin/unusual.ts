import type { Conversation } from './conversation.ts'
import { foreignIn, LANGUAGE_NOTES } from './foreign.ts'
import { listItemsIn, type Notice } from './notice.ts'
import { wantsNoEcho } from './quiet.ts'
import { calm, countWords, quoteOf } from './units.ts'
import { capitalised, firstSentence, paragraph, wasSaid } from './wording.ts'

interface Unusual {
  said: readonly string[]
  /** Asked instead of what would come next. */
  ask: readonly string[]
}

const UNUSUAL: Partial<Record<Notice, Unusual>> = {
  thanks: {
    said: ["You're welcome.", 'Gladly.'],
    ask: ['What else would you like to put down, if anything?'],
  },
  unsure: {
    said: [
      'Not knowing is a fine answer.',
      'It does not have to be clear.',
      'That can stay open.',
      'Fair enough.',
    ],
    ask: [],
  },
  nothing: { said: ['All right.', 'That is an answer, too.', 'Then not.'], ask: [] },
  yes: { said: [], ask: [] },
  laughs: { said: ['A laugh is welcome on this page.', 'And another one.'], ask: [] },
  skip: {
    said: ['We leave that out.', 'That can stay unsaid.', 'No need to go there.'],
    ask: [
      'What would you rather write about?',
      'What else is there today?',
      'Where would you like to go on?',
    ],
  },
  turns: {
    said: ['Gladly.', 'Of course.'],
    ask: [
      'What would you like to write about now?',
      'What else is on your mind?',
      'Where would you like to go on?',
    ],
  },
  greeting: {
    said: ['{hello}', 'Hello again.'],
    ask: ['What is on your mind today?', 'What would you like to write about?'],
  },
  list: {
    said: ['{count} things, one below the other.', 'Another list.'],
    ask: ['Which of them would you like to say more about?', 'Which one stays with you the longest?'],
  },
  wonders: {
    said: [
      '{S} I have no answer to that, but it can stand here.',
      '{S} I cannot answer that, either.',
      '{S}',
    ],
    ask: [
      'What comes up when you ask it?',
      'What makes you ask it now?',
      'What would change with an answer?',
    ],
  },
  wordless: {
    said: ['{x} says something without words.', '{x} again, and it may be enough for now.'],
    ask: ['If it had words, what would the first ones be?'],
  },
  link: { said: ['I cannot open links.', 'A link again.'], ask: ['What is it about, in your words?'] },
  code: {
    said: ['That looks like code, and I cannot read code.', 'More code, it seems.'],
    ask: ['What is it like for you to work on it?'],
  },
  short: { said: ['{S}'], ask: [] },
  foreign: {
    said: ['{S} {note}', '{S}'],
    ask: [
      'Which part of it matters most to you?',
      'What would you add to it, if anything?',
      'What do you want to remember of it?',
    ],
  },
}

const COUNTS = ['', '', '', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** What to say to a message that is no ordinary telling, and what to ask about it. */
export function unusual(
  notice: Notice,
  conversation: Conversation,
  writerName?: string,
): { said: string | undefined; question: string | undefined } | undefined {
  const found = UNUSUAL[notice]
  if (!found) return undefined
  const isEchoed = !wantsNoEcho(conversation)
  const values = {
    x: isEchoed ? shown(conversation.userText) : undefined,
    S: isEchoed ? quotedSentence(conversation.userText) : undefined,
    count: COUNTS[listItemsIn(conversation.userText)] ?? 'Several',
    hello: writerName ? `Hello, ${writerName}.` : 'Hello.',
    note: notice === 'foreign' ? noteOn(conversation) : undefined,
  }
  return {
    said: firstSentence(found.said, conversation, values),
    question: firstSentence(found.ask, conversation, values),
  }
}

const ANY_NOTE = 'I only know English and cannot read all of this, but it is kept just the same.'

function noteOn(conversation: Conversation): string | undefined {
  const isSaid = [...LANGUAGE_NOTES, ANY_NOTE].some((note) => wasSaid(note, conversation))
  return isSaid ? undefined : (foreignIn(conversation.userText)?.note ?? ANY_NOTE)
}

function quotedSentence(text: string): string {
  const words = capitalised(shown(text))
  const end = /\?\s*$/.test(text.trim()) ? '?' : '.'
  return `“${isolated(words)}${/[\p{Script=Latin}\p{N}]$/u.test(words) ? end : ''}”`
}

const FIRST_STRONG_ISOLATE = '\u2068'
const POP_DIRECTIONAL_ISOLATE = '\u2069'

/** What is written from right to left does not turn the English around it. */
const isolated = (text: string): string =>
  /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text)
    ? `${FIRST_STRONG_ISOLATE}${text}${POP_DIRECTIONAL_ISOLATE}`
    : text

function shown(text: string): string {
  const sentence =
    calm(text)
      .trim()
      .split(/(?<=[.!?。！？…।])\s*|\n/u)[0] ?? ''
  const quote = quoteOf(sentence)
  const most = countWords(quote) > 1 ? 90 : 36
  const characters = [...quote]
  return characters.length > most ? paragraph(characters.slice(0, most).join(''), '…') : quote
}
