import { setTimeout as pause } from 'node:timers/promises'
import { createParser } from 'eventsource-parser'
import * as z from 'zod/mini'
import { type Companion, CompanionError, type Tokens } from './companion.ts'
import { errorFromResponse } from './httpErrors.ts'
import { prompted } from './prompted.ts'
import type { Prompt } from './prompts/replyPrompt.ts'

export interface OpenaiCompatibleOptions {
  /** Up to and including /v1 for most servers. */
  baseUrl: string
  model: string
  apiKey: string | undefined
}

const EVENT_MAX_CHARACTERS = 512 * 1024

/** Milliseconds. Nobody reads faster than this, and each round through the journal costs more than the words in it. */
const GATHER = 50

const Chunk = z.object({
  choices: z.optional(
    z.array(
      z.object({
        delta: z.optional(z.nullable(z.object({ content: z.optional(z.nullable(z.string())) }))),
        finish_reason: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
  usage: z.optional(z.nullable(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }))),
  error: z.optional(z.unknown()),
})

const DONE: z.infer<typeof Chunk> = { choices: [{ finish_reason: 'stop' }] }

/** Ollama, vLLM, llama.cpp, OpenAI and whoever else speaks its chat completions. */
export function openaiCompatible(options: OpenaiCompatibleOptions, now: () => number): Companion {
  const { host } = new URL(options.baseUrl)

  async function* stream(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string, Tokens | undefined> {
    const response = await ask(options, prompt, signal, now)
    let tokens: Tokens | undefined
    let isComplete = false
    for await (const events of eventsOf(response)) {
      let text = ''
      for (const data of events) {
        const { choices, usage } = data === '[DONE]' ? DONE : readChunk(data)
        text += choices?.[0]?.delta?.content ?? ''
        if (choices?.[0]?.finish_reason) isComplete = true
        if (usage) tokens = { in: usage.prompt_tokens, out: usage.completion_tokens }
      }
      // Empty for a model that is still reasoning: a sign of life.
      yield text
      if (events.includes('[DONE]')) break
    }
    if (!isComplete) throw new CompanionError('cut-off', 'the stream of the provider broke off')
    return tokens
  }

  return prompted({ provider: 'openai-compatible', model: options.model, host, leavesServer: true }, stream)
}

async function ask(
  { baseUrl, model, apiKey }: OpenaiCompatibleOptions,
  { system, messages, maxTokens }: Prompt,
  signal: AbortSignal,
  now: () => number,
): Promise<Response> {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`
  // OpenAI's newer models refuse max_tokens, most other servers know nothing else.
  const limit = new URL(url).hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens'
  let response: Response
  try {
    response = await fetch(url, {
      method: 'POST',
      signal,
      redirect: 'error',
      headers: { 'Content-Type': 'application/json', ...(apiKey && { Authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({
        model,
        messages: system ? [{ role: 'system', content: system }, ...messages] : messages,
        stream: true,
        stream_options: { include_usage: true },
        [limit]: maxTokens,
      }),
    })
  } catch (error) {
    if (signal.aborted) throw signal.reason
    throw new CompanionError('failed', `cannot reach the provider (${codeOf(error)})`)
  }
  if (!response.ok) throw await errorFromResponse(response, now)
  return response
}

/** The data of the server-sent events: the first as soon as it is whole, then what came since, together. */
async function* eventsOf(response: Response): AsyncGenerator<string[]> {
  if (!response.headers.get('Content-Type')?.includes('text/event-stream')) {
    await response.body?.cancel()
    throw new CompanionError('not-understood', 'the provider did not answer with a stream of events')
  }
  let ready: string[] = []
  const parser = createParser({
    onEvent: ({ data }) => ready.push(data),
    maxBufferSize: EVENT_MAX_CHARACTERS,
  })
  const decoder = new TextDecoder()
  try {
    for await (const bytes of response.body ?? []) {
      parser.feed(decoder.decode(bytes, { stream: true }))
      const events = ready
      ready = []
      if (events.length === 0) continue
      yield events
      await pause(GATHER)
    }
  } catch (error) {
    if (error instanceof CompanionError || (error instanceof Error && error.name === 'AbortError'))
      throw error
    throw new CompanionError('cut-off', `the connection to the provider broke (${codeOf(error)})`)
  }
}

function readChunk(data: string): z.infer<typeof Chunk> {
  let json: unknown
  try {
    json = JSON.parse(data)
  } catch {
    throw new CompanionError('not-understood', 'the provider sent something other than JSON')
  }
  const chunk = Chunk.safeParse(json)
  if (!chunk.success) throw new CompanionError('not-understood', 'the provider sent an unknown kind of event')
  if (chunk.data.error) throw new CompanionError('failed', 'the provider reported an error in its stream')
  return chunk.data
}

/** The short code of a network error; its message could hold anything. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined
  return cause && typeof cause === 'object' && 'code' in cause ? String(cause.code) : 'network error'
}
