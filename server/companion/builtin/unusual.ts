import type { Conversation } from './conversation.ts'
import type { Notice } from './notice.ts'
import { countWords, quoteOf } from './units.ts'
import { capitalised, nextSentence, paragraph, type Values } from './wording.ts'

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
  skip: { said: ['We leave that out.', 'That can stay unsaid.', 'No need to go there.'], ask: [] },
  greeting: {
    said: ['Hello.', 'Hello again.'],
    ask: ['What is on your mind today?', 'What would you like to write about?'],
  },
  wordless: {
    said: ['{x} says something without words.', '{x} again, and it may be enough for now.'],
    ask: ['If it had words, what would the first ones be?'],
  },
  code: {
    said: ['That looks like code, and I cannot read code well.', 'More code, it seems.'],
    ask: ['What is it like for you to work on it?'],
  },
  short: {
    said: ['“{X}.” Few words can hold a lot.', '“{X}.” Short, and it may still be all of it.', '“{X}.”'],
    ask: ['What is in it, if you look a little closer?', 'What would the next sentence be?'],
  },
  foreign: {
    said: [
      '“{x}”: I read English best and may miss some of this, but do write in the language that is closest to you.',
      '“{x}”.',
    ],
    ask: [],
  },
}

/** What to say to a message that is no ordinary telling, and what to ask about it. */
export function unusual(
  notice: Notice,
  conversation: Conversation,
): { said: string | undefined; question: string | undefined } | undefined {
  const found = UNUSUAL[notice]
  if (!found) return undefined
  const x = shown(conversation.userText)
  const values = { x, X: capitalised(x) }
  return { said: first(found.said, conversation, values), question: first(found.ask, conversation, values) }
}

/** In the order they are written, where nextSentence would choose. */
const first = (
  sentences: readonly string[],
  conversation: Conversation,
  values: Values,
): string | undefined => nextSentence(sentences, { ...conversation, seed: 0 }, values)

function shown(text: string): string {
  const sentence = text.trim().split(/(?<=[.!?。！？…])\s*|\n/u)[0] ?? ''
  const quote = quoteOf(sentence)
  const most = countWords(quote) > 1 ? 90 : 36
  const characters = [...quote]
  return characters.length > most ? paragraph(characters.slice(0, most).join(''), '…') : quote
}
