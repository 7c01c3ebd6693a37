import { screen } from '../../../contract/safety/wholeScreen.ts'
import { type Conversation, writtenBy } from './conversation.ts'
import { noticeIn } from './notice.ts'
import { later, youWrote } from './ownWords.ts'
import { quoteOf } from './units.ts'

const ABOUT = /\babout\s+(.+)/i
const AT_FIRST = /\b(?:beginning|first|start)\b/i
const SAYS_NOTHING = /^(?:the|that|this|his|her|our|your|earlier|before|today|again|just)$/
const NOTHING = 'I find nothing about that in this session.'

/** What the writer wrote about it earlier in this session, to the letter; nothing that may be about a crisis. */
export function recalled(conversation: Conversation): string {
  const sentences = writtenBy(conversation)
    .filter((text) => ['told', 'short', 'list'].includes(noticeIn(text)))
    .flatMap((text) => text.split(/(?<=[.!?…])\s+|\n+/))
    .filter((sentence) => screen(sentence) === 'none')
  const found = foundIn(sentences, conversation.userText)
  const [first, last] = [found[0], found.at(-1)].map((sentence) => sentence && quoteOf(sentence))
  if (!first || !last) return NOTHING
  return `In this session ${youWrote(first)}${last === first ? '' : ` ${later(last)}`}`
}

function foundIn(sentences: readonly string[], question: string): readonly string[] {
  if (AT_FIRST.test(question)) return sentences.slice(0, 1)
  const words = ABOUT.exec(question)?.[1]
    ?.toLowerCase()
    .match(/\p{L}{3,}/gu)
  const about = words?.filter((word) => !SAYS_NOTHING.test(word))
  if (!about) return sentences.slice(-1)
  return sentences.filter((sentence) =>
    about.some((word) => new RegExp(`(?<!\\p{L})${word}`, 'iu').test(sentence)),
  )
}
