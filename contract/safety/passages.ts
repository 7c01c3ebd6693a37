import { SENTENCE_END } from './sentences.ts'

/** So many words of a short text, or of a long sentence, are looked at together. */
const PASSAGE = 24
/** Longer texts are read by their sentences: cut anywhere, ordinary ones sound like something else. */
const SHORT_TEXT = 40
/** Two sentences, if they are not longer. */
const LONGEST_PAIR = 32
/** What is short stands out by itself: among others 'I want to die' would be lost. */
const SMALL = 12

/** From a word to before another. */
interface Span {
  start: number
  end: number
}

/** What is looked at together: of a short text so many words, of a longer one each sentence, alone and with the next. */
export function passagesOf(words: readonly string[]): Span[] {
  if (words.length <= SHORT_TEXT) return overlapping({ start: 0, end: words.length }, PASSAGE)
  const alone = sentencesIn(words).flatMap((sentence) => overlapping(sentence, SMALL))
  return [...wholePassagesOf(words), ...alone]
}

/** Of a longer text each sentence with the next: long enough to learn from. */
export function wholePassagesOf(words: readonly string[]): Span[] {
  const text = { start: 0, end: words.length }
  if (words.length <= SHORT_TEXT) return overlapping(text, PASSAGE)
  const parts = sentencesIn(words).flatMap((sentence) => overlapping(sentence, PASSAGE))
  return parts.map(({ start, end }, at) => {
    const pairEnd = parts[at + 1]?.end ?? end
    return { start, end: pairEnd - start > LONGEST_PAIR ? end : pairEnd }
  })
}

/** So many words each, half of them again in the next, so that what belongs together stands whole once. */
function overlapping({ start, end }: Span, size: number): Span[] {
  const step = size / 2
  const spans = [{ start, end: Math.min(start + size, end) }]
  for (let next = start + step; next + step < end; next += step)
    spans.push({ start: next, end: Math.min(next + size, end) })
  return spans
}

function sentencesIn(words: readonly string[]): Span[] {
  const sentences: Span[] = []
  let start = 0
  for (let end = 0; end <= words.length; end++) {
    if (end < words.length && words[end] !== SENTENCE_END) continue
    if (end > start) sentences.push({ start, end })
    start = end + 1
  }
  return sentences
}
