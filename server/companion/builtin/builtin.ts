import type { Companion } from '../companion.ts'
import { replyTo } from './reply.ts'
import { summaryOf } from './summary.ts'

const NO_TOKENS = { in: 0, out: 0 }

/** The companion that needs nothing: no network, no model, the same words for the same session. */
export const builtin: Companion = {
  label: { provider: 'builtin', model: 'built-in', host: '', leavesServer: false },

  async *reply(request, signal) {
    const reply = replyTo(request)
    for (const piece of piecesOf(reply.text)) {
      signal.throwIfAborted()
      yield piece
    }
    return { ...reply, tokens: NO_TOKENS }
  },

  summarize: ({ messages, mode }) =>
    Promise.resolve({ summary: summaryOf(messages, mode), tokens: NO_TOKENS }),

  check: () => Promise.resolve(),
}

const piecesOf = (text: string): string[] => text.match(/(?:\S+\s*){1,2}/g) ?? []
