import { type EarlierMessage, parseSessionContext } from '../../../contract/sessionContext.ts'
import { clip } from './clip.ts'
import { estimateTokens } from './tokens.ts'

export interface PromptMessage {
  role: 'user' | 'assistant'
  content: string
}

const RECENT_TOKENS = 1200
const CONDENSED_TOKENS = 300
const CONDENSED_MESSAGE_TOKENS = 20
/** The oldest messages leave several at a time, so that the prompt's beginning stays the same, and cached, in between. */
const LEAVE_TOGETHER = 8
const BEGIN = '(The person opens the journal.)'

/** A session within a fixed budget: the newest messages whole, what the writer said before in its first words. */
export function historyOf(sessionContext: string): { condensed: string; recent: PromptMessage[] } {
  const all = parseSessionContext(sessionContext)
  const from = firstKept(all)
  return { condensed: condensed(all.slice(0, from)), recent: alternating(all.slice(from)) }
}

function firstKept(all: readonly EarlierMessage[]): number {
  let tokens = 0
  let from = all.length
  while (from > 0) {
    tokens += estimateTokens(all[from - 1]?.content ?? '')
    if (tokens > RECENT_TOKENS) break
    from--
  }
  const together = Math.ceil(from / LEAVE_TOGETHER) * LEAVE_TOGETHER
  // The last exchange always stays, however long.
  return Math.max(0, Math.min(together, all.length - 2))
}

function condensed(left: readonly EarlierMessage[]): string {
  const lines: string[] = []
  let tokens = 0
  for (const { type, content } of left.toReversed()) {
    if (type !== 'user') continue
    const line = `- ${clip(content.replaceAll(/\s+/g, ' ').trim(), CONDENSED_MESSAGE_TOKENS)}`
    tokens += estimateTokens(line)
    if (tokens > CONDENSED_TOKENS) break
    lines.unshift(line)
  }
  return lines.length === 0
    ? ''
    : ['Earlier in this session the person wrote, shortened:', ...lines].join('\n')
}

/** Some models insist on a user's message first and on taking turns. */
function alternating(messages: readonly EarlierMessage[]): PromptMessage[] {
  const turns: PromptMessage[] = messages[0]?.type === 'ai' ? [{ role: 'user', content: BEGIN }] : []
  for (const { type, content } of messages) {
    const role = type === 'user' ? 'user' : 'assistant'
    const last = turns.at(-1)
    const kept = clip(content, RECENT_TOKENS)
    if (last?.role === role) last.content += `\n\n${kept}`
    else turns.push({ role, content: kept })
  }
  return turns
}
