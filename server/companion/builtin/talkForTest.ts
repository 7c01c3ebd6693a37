import type { MemoryText } from '../../../contract/entities/companion.ts'
import type { SessionMode } from '../../../contract/modes.ts'
import { type EarlierMessage, formatSessionContext } from '../../../contract/sessionContext.ts'
import { type BuiltinReply, replyTo } from './reply.ts'

/** A whole session: what the companion answers to each of these messages. */
export function talk(mode: SessionMode, messages: readonly string[], memory?: MemoryText): BuiltinReply[] {
  const earlier: EarlierMessage[] = []
  return messages.map((userText) => {
    const reply = replyTo({
      userText,
      sessionContext: formatSessionContext(earlier),
      mode,
      companionName: 'Sage',
      memory,
    })
    earlier.push({ type: 'user', content: userText }, { type: 'ai', content: reply.text })
    return reply
  })
}

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.?]”?)\s+/)
