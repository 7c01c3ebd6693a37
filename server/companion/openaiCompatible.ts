import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { createParser } from 'eventsource-parser'
import * as z from 'zod/mini'
import { type Companion, CompanionError, type Tokens } from './companion.ts'
import { errorFromStatus } from './httpErrors.ts'
import { prompted } from './prompted.ts'
import type { Prompt } from './prompts/replyPrompt.ts'

export interface OpenaiCompatibleOptions {
  /** Up to and including /v1 for most servers. */
  baseUrl: string
  model: string
  apiKey: string | undefined
}

const EVENT_MAX_CHARACTERS = 512 * 1024

/** Milliseconds. Ten times a second looks like writing, and each round through the journal costs more than the words in it. */
const GATHER = 100

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
): Promise<IncomingMessage> {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/chat/completions`)
  // OpenAI's newer models refuse max_tokens, most other servers know nothing else.
  const limit = url.hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens'
  const body = JSON.stringify({
    model,
    messages: system ? [{ role: 'system', content: system }, ...messages] : messages,
    stream: true,
    stream_options: { include_usage: true },
    [limit]: maxTokens,
  })
  let response: IncomingMessage
  try {
    response = await post(url, apiKey, body, signal)
  } catch (error) {
    if (signal.aborted) throw signal.reason
    throw new CompanionError('failed', `cannot reach the provider (${codeOf(error)})`)
  }
  const { statusCode = 0, headers } = response
  if (statusCode === 200) return response
  response.destroy()
  throw errorFromStatus(statusCode, headers['retry-after'], now)
}

/** Not `fetch`: its streams cost more for each packet than all the rest of the way to the reader. Follows no redirect. */
function post(
  url: URL,
  apiKey: string | undefined,
  body: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Accept: 'text/event-stream',
    ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
  }
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', headers, signal }).on('response', resolve).on('error', reject).end(body)
  })
}

/** The data of the server-sent events: the first as soon as it is whole, then what came since, together. */
async function* eventsOf(response: IncomingMessage): AsyncGenerator<string[]> {
  if (!response.headers['content-type']?.includes('text/event-stream')) {
    response.destroy()
    throw new CompanionError('not-understood', 'the provider did not answer with a stream of events')
  }
  let events: string[] = []
  const parser = createParser({
    onEvent: ({ data }) => events.push(data),
    maxBufferSize: EVENT_MAX_CHARACTERS,
  })
  const arrived = arrivals(response)
  try {
    for (let text = await arrived(); text !== undefined; text = await arrived()) {
      parser.feed(text)
      if (events.length === 0) continue
      yield events
      events = []
      await pause(GATHER)
    }
  } catch (error) {
    if (error instanceof CompanionError || (error instanceof Error && error.name === 'AbortError'))
      throw error
    throw new CompanionError('cut-off', `the connection to the provider broke (${codeOf(error)})`)
  } finally {
    response.destroy()
  }
}

/** Answers all text that has come since it was last asked, as soon as there is any; undefined at the end. */
function arrivals(response: IncomingMessage): () => Promise<string | undefined> {
  let waiting = ''
  let end: { failure?: Error } | undefined
  let wake = () => {}
  response.setEncoding('utf8')
  response.on('data', (text: string) => {
    waiting += text
    if (waiting.length > EVENT_MAX_CHARACTERS) response.pause()
    wake()
  })
  response.on('end', () => {
    end ??= {}
    wake()
  })
  response.on('error', (failure) => {
    end ??= { failure }
    wake()
  })
  return async () => {
    if (waiting === '' && !end) await new Promise<void>((resolve) => (wake = resolve))
    if (waiting === '' && end?.failure) throw end.failure
    const text = waiting || undefined
    waiting = ''
    response.resume()
    return text
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
