import { fnv1a } from '../../../contract/fnv1a.ts'
import { type EarlierMessage, parseSessionContext } from '../../../contract/sessionContext.ts'

/** A session as the built-in companion sees it: what was said, and what it said itself. */
export interface Conversation {
  earlier: readonly EarlierMessage[]
  userText: string
  /** Turns choices without chance: the same session always gets the same reply. */
  seed: number
}

export function conversationOf(sessionContext: string, userText: string): Conversation {
  return {
    earlier: parseSessionContext(sessionContext),
    userText,
    seed: fnv1a(`${sessionContext}\n${userText}`) >>> 0,
  }
}

export const writtenBy = (conversation: Conversation): string[] =>
  conversation.earlier.filter(({ type }) => type === 'user').map(({ content }) => content)

export const repliesIn = (conversation: Conversation): string[] =>
  conversation.earlier.filter(({ type }) => type === 'ai').map(({ content }) => content)
