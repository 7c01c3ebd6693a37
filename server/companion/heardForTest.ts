import type { Reply, ReplyRequest } from './companion.ts'

export const REQUEST: ReplyRequest = {
  userText: 'I had a long day.',
  sessionContext: 'This is the start of a new session.',
  mode: 'free-journal',
  companionName: 'Sage',
  memory: undefined,
}

/** Reads a reply to its end: the pieces that were shown, and what was returned or thrown. */
export async function hear(
  stream: AsyncGenerator<string, Reply>,
): Promise<{ pieces: string[]; shown: string; reply?: Reply; error?: unknown }> {
  const pieces: string[] = []
  try {
    for (;;) {
      const next = await stream.next()
      if (next.done) return { pieces, shown: pieces.join(''), reply: next.value }
      pieces.push(next.value)
    }
  } catch (error) {
    return { pieces, shown: pieces.join(''), error }
  }
}
