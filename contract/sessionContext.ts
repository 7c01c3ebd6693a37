import type { Message } from './entities/message.ts'

/** A message of the session as `sessionContext` carries it (spec §7): no time, no summary. */
export interface EarlierMessage {
  type: 'user' | 'ai'
  content: string
}

/** Sent in place of earlier messages (spec §7). */
export const NEW_SESSION_NOTE = 'This is the start of a new session.'

const PREFIX = { user: 'User: ', ai: 'AI: ' } as const
/** Marks a line that goes on with the message above it, so that no message can pass for another one. */
const CONTINUED = '  '

/** The spec's string: each message as lines prefixed 'User:' or 'AI:', or the note of a new session. */
export function formatSessionContext(messages: readonly Pick<Message, 'type' | 'content'>[]): string {
  const lines = messages.flatMap(({ type, content }) =>
    type === 'summary' ? [] : [PREFIX[type] + content.replaceAll('\n', `\n${CONTINUED}`)],
  )
  return lines.length === 0 ? NEW_SESSION_NOTE : lines.join('\n')
}

/** Reads what `formatSessionContext` wrote, and the same without indented lines as other clients write it. */
export function parseSessionContext(text: string): EarlierMessage[] {
  const messages: { type: EarlierMessage['type']; lines: string[] }[] = []
  for (const line of text.split('\n')) {
    const start = /^(User|AI): ?/.exec(line)
    if (start)
      messages.push({ type: start[1] === 'User' ? 'user' : 'ai', lines: [line.slice(start[0].length)] })
    else messages.at(-1)?.lines.push(line.startsWith(CONTINUED) ? line.slice(CONTINUED.length) : line)
  }
  return messages.map(({ type, lines }) => ({ type, content: lines.join('\n') }))
}
