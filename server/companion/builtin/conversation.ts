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
    seed: hash(`${sessionContext}\n${userText}`),
  }
}

export const writtenBy = (conversation: Conversation): string[] =>
  conversation.earlier.filter(({ type }) => type === 'user').map(({ content }) => content)

export const repliesIn = (conversation: Conversation): string[] =>
  conversation.earlier.filter(({ type }) => type === 'ai').map(({ content }) => content)

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}
