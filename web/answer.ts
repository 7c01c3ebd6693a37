import { EventSourceParserStream } from 'eventsource-parser/stream'
import * as z from 'zod/mini'
import type { Call, ChunkOf, OutputOf } from '../contract/calls/defineCall.ts'
import { CallError, ERRORS, type ErrorCode, type ErrorDetails } from '../contract/errors.ts'

/** What the callable protocol answers with; a streamed answer has `message` lines before its one `result`. */
const Answer = z.union([
  z.object({ result: z.unknown() }),
  z.object({ message: z.unknown() }),
  z.object({
    error: z.object({
      message: z.optional(z.string()),
      details: z.optional(
        z.object({
          code: z.optional(z.string()),
          field: z.optional(z.string()),
          retryAfter: z.optional(z.number()),
        }),
      ),
    }),
  }),
])
type Answer = z.infer<typeof Answer>

/** Whatever is not ours (a captive portal's page, a proxy's error) means that the server was not reached. */
function parse(text: string): Answer {
  try {
    return z.parse(Answer, JSON.parse(text))
  } catch {
    throw new CallError('unavailable')
  }
}

export async function readAnswer<C extends Call>(call: C, response: Response): Promise<OutputOf<C>> {
  return resultOf(call, parse(await response.text()))
}

/** Chunks as they come; the result, or the error thrown, is the last line. */
export async function readStream<C extends Call>(
  call: C,
  response: Response,
  onChunk: (chunk: ChunkOf<C>) => void,
): Promise<OutputOf<C>> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream || !response.body) return readAnswer(call, response)

  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const answer = parse(next.value.data)
      if (!('message' in answer)) return resultOf(call, answer)
      onChunk(chunkOf(call, answer.message))
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
  throw new CallError('unavailable')
}

function resultOf<C extends Call>(call: C, answer: Answer): OutputOf<C> {
  if ('error' in answer) throw errorOf(answer.error)
  const { data, success } = z.safeParse<C['output']>(call.output, 'result' in answer && answer.result)
  if (!success) throw new CallError('internal')
  return data
}

function chunkOf<C extends Call>(call: C, message: unknown): ChunkOf<C> {
  const { data, success } = call.chunk ? z.safeParse(call.chunk, message) : { success: false }
  if (!success) throw new CallError('internal')
  return data as ChunkOf<C>
}

function errorOf({ message, details = {} }: Extract<Answer, { error: unknown }>['error']): CallError {
  const { code, field, retryAfter } = details
  if (code === undefined || !isErrorCode(code)) return new CallError('internal')
  const known: ErrorDetails = {
    ...(message !== undefined && { sentence: message }),
    ...(field !== undefined && { field }),
    ...(retryAfter !== undefined && { retryAfter }),
  }
  return new CallError(code, known)
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code)
