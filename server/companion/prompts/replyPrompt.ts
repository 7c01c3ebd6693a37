import type { ReplyRequest } from '../companion.ts'
import { historyOf, type PromptMessage } from './history.ts'
import { memoryText } from './memory.ts'
import { modeText } from './modes.ts'
import { rulesText, VERDICT_RULE } from './rules.ts'

export interface Prompt {
  system: string
  messages: PromptMessage[]
  maxTokens: number
}

const REPLY_TOKENS = 500

/** From what never changes to what changes with every message, so that providers can cache the beginning. */
export function replyPrompt({ userText, sessionContext, mode, companionName, memory }: ReplyRequest): Prompt {
  const { condensed, recent } = historyOf(sessionContext)
  const name = `The person calls you ${JSON.stringify(companionName.slice(0, 60))}.`
  const last = recent.at(-1)
  const messages =
    last?.role === 'user'
      ? [...recent.slice(0, -1), { ...last, content: `${last.content}\n\n${userText}` }]
      : [...recent, { role: 'user' as const, content: userText }]
  return {
    system: [rulesText(), VERDICT_RULE, modeText(mode), name, memoryText(memory), condensed]
      .filter(Boolean)
      .join('\n\n'),
    messages,
    maxTokens: REPLY_TOKENS,
  }
}
