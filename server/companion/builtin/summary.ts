import type { Message } from '../../../contract/entities/message.ts'
import type { AiSummary } from '../../../contract/entities/sessionSummary.ts'
import type { SessionMode } from '../../../contract/modes.ts'
import { screen } from '../../../contract/safety/wholeScreen.ts'
import { moodOf } from './mood.ts'
import { type Notice, noticeIn } from './notice.ts'
import { later, youWrote } from './ownWords.ts'
import { toSecondPerson } from './secondPerson.ts'
import { GROWTH, NO_GROWTH, THEMES } from './themes.ts'
import { countWords, quoteOf, unitsOf } from './units.ts'

const MOST_THEMES = 3
const MOST_INDICATORS = 4
const MOST_SENTENCES = 5
const SENTENCE_MAX_CHARACTERS = 400

const MODE_NAMES: Record<SessionMode, string> = {
  'free-journal': 'a free journal',
  'quick-checkin': 'a quick check-in',
  'guided-reflection': 'a guided reflection',
  'habit-builder': 'a session on a habit',
}

/** A summary made of the writer's own sentences, to the letter. What may be about a crisis is not quoted. */
export function summaryOf(
  messages: readonly Pick<Message, 'type' | 'content'>[],
  mode: SessionMode | undefined,
): AiSummary {
  const written = messages.filter(({ type }) => type === 'user').map(({ content }) => content)
  const all = written.flatMap(sentencesIn)
  const sentences = all.filter((sentence) => screen(sentence) === 'none')
  const themes = themesIn(sentences)
  return {
    therapeuticOverview: overview(
      written,
      sentences,
      Object.keys(themes).filter((theme) => (themes[theme]?.length ?? 0) > 1),
      mode,
      sentences.length < all.length,
    ),
    coreThemes: { primary: Object.keys(themes) },
    emotionalPatterns: { growth_indicators: growthIn(sentences) },
    themeSentences: themes,
  }
}

const TELLING: readonly Notice[] = ['told', 'short', 'list', 'foreign', 'wonders']

function sentencesIn(text: string): string[] {
  if (!TELLING.includes(noticeIn(text))) return []
  return text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence) && sentence.length <= SENTENCE_MAX_CHARACTERS)
}

function themesIn(sentences: readonly string[]): Record<string, string[]> {
  const found = THEMES.map(([theme, pattern]) => ({
    theme,
    sentences: sentences.filter((sentence) => pattern.test(sentence)),
  }))
  const most = found
    .filter((each) => each.sentences.length > 0)
    .sort((a, b) => b.sentences.length - a.sentences.length)
    .slice(0, MOST_THEMES)
  return Object.fromEntries(most.map((each) => [each.theme, each.sentences.slice(0, MOST_SENTENCES)]))
}

const isGrowth = (sentence: string): boolean => {
  const plain = sentence.replaceAll('’', "'")
  return GROWTH.test(plain) && !NO_GROWTH.test(plain)
}

const growthIn = (sentences: readonly string[]): string[] =>
  [...new Set(sentences.filter(isGrowth))].slice(-MOST_INDICATORS)

function overview(
  written: readonly string[],
  sentences: readonly string[],
  themes: readonly string[],
  mode: SessionMode | undefined,
  hasHeavy: boolean,
): string {
  const mood = mode === 'quick-checkin' ? moodOf(written)?.mood : undefined
  const half = Math.ceil(sentences.length / 2)
  const opening = firstWeighty(sentences.slice(0, half))
  const closing = firstWeighty(sentences.slice(half).reverse())
  return [
    `In ${mode ? MODE_NAMES[mode] : 'this session'} you wrote ${counted(written.length, 'message')}.`,
    mood && `You put yourself at ${mood} of 5.`,
    opening && `Early on ${youWrote(opening)}`,
    closing && closing !== opening && later(closing),
    themes.length > 0 && `What came up most: ${listed(themes.slice(0, 2).map((theme) => lowered(theme)))}.`,
    hasHeavy && 'Some of it was very heavy; it stands in the conversation as you wrote it.',
  ]
    .filter(Boolean)
    .join(' ')
}

function firstWeighty(sentences: readonly string[]): string | undefined {
  const weighed = sentences.map((sentence) => ({ sentence, unit: unitsOf(sentence)[0] }))
  const kind = weighed.filter(({ unit }) => unit && unit.kind !== 'judged')
  const sentence = (kind.find(({ unit }) => (unit?.weight ?? 0) >= 2) ?? kind[0])?.sentence
  return sentence && countWords(sentence) > 30 ? quoteOf(sentence, 30) : sentence
}

const lowered = (theme: string): string => toSecondPerson(theme.charAt(0).toLowerCase() + theme.slice(1))
/** Names of themes hold an 'and' themselves. */
const listed = (items: readonly string[]): string => items.join('; ')
const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`
