/** The writer's words as a summary or a reply quotes them, so that a later session can find them again. */
export const youWrote = (sentence: string): string => `you wrote: ${quoted(sentence)}`
export const later = (sentence: string): string => `Later: ${quoted(sentence)}`

const quoted = (sentence: string): string => `“${sentence}”${/[.!?…]$/.test(sentence) ? '' : '.'}`

const QUOTED = /(?:you wrote|Later): “([^“”]{1,400})”/g

export const ownWordsIn = (summary: string): string[] =>
  [...summary.matchAll(QUOTED)].map(([, words = '']) => words)
