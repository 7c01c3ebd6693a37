import { estimateTokens } from './tokens.ts'

/** The beginning of a text, cut at a word to about this many tokens. */
export function clip(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text
  let end = Math.min(text.length, tokens * 4)
  while (end > 1 && estimateTokens(text.slice(0, end)) > tokens) end = Math.floor(end * 0.8)
  const cut = text
    .slice(0, end)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
  return `${cut.replace(/\s+\S*$/, '')} …`
}
