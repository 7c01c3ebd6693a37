import type { MemoryText } from '../../../contract/entities/companion.ts'
import { screen } from '../../../contract/safety/wholeScreen.ts'
import type { Conversation } from './conversation.ts'
import { ownWordsIn, youWrote } from './ownWords.ts'
import { THEMES } from './themes.ts'
import { countWords } from './units.ts'
import { VERDICT } from './verdict.ts'

const CLOSE_ONE =
  /\b(?:my|your) (mother|mum|mom|father|dad|sister|brother|wife|husband|partner|girlfriend|boyfriend|daughter|son|boss|manager|best friend|roommate|flatmate|landlord|grandmother|grandfather|teacher|aunt|uncle|cousin)\b/gi
const FEWEST_WORDS = 4
const MOST_WORDS = 25

/** What an earlier session has to do with the first message of this one: said once, and only where a word connects them. */
export function recollection(
  conversation: Conversation,
  memory: MemoryText | undefined,
): { said: string; question: string | undefined } | undefined {
  if (!memory || conversation.earlier.length > 0) return undefined

  const today = themeWordsIn(conversation.userText)
  const words = memory.summaries
    .flatMap(ownWordsIn)
    .find((sentence) => isSafe(sentence) && meet(sentence, today))
  if (words)
    return {
      said: `In an earlier session ${youWrote(words)}`,
      question: 'What is different about it today?',
    }

  const before = new Set(memory.summaries.filter(isCalm).flatMap(closeOnesIn))
  const someone = closeOnesIn(conversation.userText).find((each) => before.has(each))
  return someone === undefined
    ? undefined
    : { said: `Your ${someone} came up in an earlier session, too.`, question: undefined }
}

const closeOnesIn = (text: string): string[] =>
  [...text.matchAll(CLOSE_ONE)].map(([, someone = '']) => someone.toLowerCase())

const meet = (sentence: string, words: ReadonlySet<string>): boolean =>
  [...themeWordsIn(sentence)].some((word) => words.has(word))

/** The words that a theme is known by; others connect too easily. */
function themeWordsIn(text: string): ReadonlySet<string> {
  const words = new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  return new Set([...words].filter((word) => THEMES.some(([, theme]) => theme.test(word))))
}

function isSafe(sentence: string): boolean {
  const count = countWords(sentence)
  return (
    count >= FEWEST_WORDS &&
    count <= MOST_WORDS &&
    !sentence.endsWith('…') &&
    !VERDICT.test(sentence) &&
    isCalm(sentence)
  )
}

const isCalm = (text: string): boolean => screen(text) === 'none'
