import type { SummaryRequest } from '../companion.ts'
import { clip } from './clip.ts'
import type { Prompt } from './replyPrompt.ts'
import { rulesText } from './rules.ts'
import { estimateTokens } from './tokens.ts'

const SUMMARY_TOKENS = 1200
const CONVERSATION_TOKENS = 6000

const TASK = `Now the session is over and you summarise it for the person who wrote it. Answer with one JSON object and nothing else:
{"therapeuticOverview": "three or four sentences to the person, in their own words", "coreThemes": {"primary": ["one to four short names of themes"]}, "emotionalPatterns": {"growth_indicators": ["up to four things the person noticed, tried or decided, in their own words"]}, "themeSentences": {"name of a theme": ["sentences the person wrote, copied exactly"]}}
Every theme needs at least one exact sentence. Invent nothing. Never quote what may be about a crisis. Write in the language of the person.`

/** The conversation within a budget: every message of the writer, the longest cut first. */
export function summaryPrompt({ messages, mode }: SummaryRequest): Prompt {
  const said = messages.filter(({ type }) => type !== 'summary')
  const each = fittingLength(said.map(({ content }) => estimateTokens(content)))
  const lines = said.map(
    ({ type, content }) => `${type === 'user' ? 'Person' : 'Companion'}: ${clip(content, each)}`,
  )
  return {
    system: [rulesText(), `The session's mode was ${mode ?? 'open'}.`, TASK].join('\n\n'),
    messages: [{ role: 'user', content: `<session>\n${lines.join('\n')}\n</session>` }],
    maxTokens: SUMMARY_TOKENS,
  }
}

/** The most tokens one message may have so that all together stay in the budget. */
function fittingLength(lengths: readonly number[]): number {
  let most = CONVERSATION_TOKENS
  while (most > 8 && lengths.reduce((sum, length) => sum + Math.min(length, most), 0) > CONVERSATION_TOKENS)
    most = Math.floor(most * 0.8)
  return most
}
