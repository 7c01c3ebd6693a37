import type { ProviderLabel } from '../../contract/entities/companion.ts'
import type { Companion, Tokens } from './companion.ts'
import { type Prompt, replyPrompt } from './prompts/replyPrompt.ts'
import { readSummary } from './prompts/summaryAnswer.ts'
import { summaryPrompt } from './prompts/summaryPrompt.ts'
import { estimateTokens } from './prompts/tokens.ts'
import { VerdictReader } from './prompts/verdict.ts'

/**
 * What a provider has to be able to do: yield text, return the tokens it counted, if it did. An empty piece is a sign of
 * life, as from a model that reasons first.
 */
export type ModelStream = (prompt: Prompt, signal: AbortSignal) => AsyncGenerator<string, Tokens | undefined>

const CHECK: Prompt = { system: '', messages: [{ role: 'user', content: 'Answer with: ok' }], maxTokens: 16 }

/** A companion out of any model: our prompts in, our verdict and summary read from what comes back. */
export function prompted(label: ProviderLabel, stream: ModelStream): Companion {
  return {
    label,

    async *reply(request, signal) {
      const verdicts = new VerdictReader()
      const prompt = replyPrompt(request)
      const source = stream(prompt, signal)
      let text = ''
      let next = await source.next()
      for (; !next.done; next = await source.next()) {
        const piece = verdicts.push(next.value)
        text += piece
        yield piece
      }
      const { rest, verdict } = verdicts.end()
      if (rest) yield rest
      return { text: text + rest, ...verdict, tokens: next.value ?? estimated(prompt, text) }
    },

    async summarize(request, signal) {
      const prompt = summaryPrompt(request)
      const { text, tokens } = await whole(stream(prompt, signal))
      return { summary: readSummary(text, request.messages), tokens: tokens ?? estimated(prompt, text) }
    },

    async check(signal) {
      await whole(stream(CHECK, signal))
    },
  }
}

/** Stops listening to an answer that is longer than any summary. */
const ANSWER_MAX_CHARACTERS = 100_000

async function whole(source: ReturnType<ModelStream>): Promise<{ text: string; tokens: Tokens | undefined }> {
  let text = ''
  let next = await source.next()
  for (; !next.done && text.length < ANSWER_MAX_CHARACTERS; next = await source.next()) text += next.value
  return { text, tokens: next.done ? next.value : undefined }
}

const estimated = ({ system, messages }: Prompt, answer: string): Tokens => ({
  in: messages.reduce((sum, { content }) => sum + estimateTokens(content), estimateTokens(system)),
  out: estimateTokens(answer),
})
