import { APICallError, type LanguageModel, streamText } from 'ai'
import type { ProviderLabel } from '../../contract/entities/companion.ts'
import { type Companion, CompanionError, type Tokens } from './companion.ts'
import { errorFromStatus } from './httpErrors.ts'
import { prompted } from './prompted.ts'
import type { Prompt } from './prompts/replyPrompt.ts'

// Warnings of the SDK go to the process, beside the log, and might quote a request.
globalThis.AI_SDK_LOG_WARNINGS = false

export interface AiSdkOptions {
  model: string
  baseUrl: string | undefined
  apiKey: string
}

/** A provider through the AI SDK. Always given as an object: a mere name would go to a gateway of somebody else. */
export function throughAiSdk(
  model: Exclude<LanguageModel, string>,
  label: ProviderLabel,
  now: () => number,
): Companion {
  async function* stream(
    { system, messages, maxTokens }: Prompt,
    signal: AbortSignal,
  ): AsyncGenerator<string, Tokens | undefined> {
    const { fullStream } = streamText({
      model,
      ...(system && { instructions: system }),
      messages,
      maxOutputTokens: maxTokens,
      maxRetries: 0,
      abortSignal: signal,
      // Without it the SDK prints errors, request and all.
      onError: () => {},
    })
    let tokens: Tokens | undefined
    let isComplete = false
    for await (const part of fullStream) {
      if (part.type === 'text-delta') yield part.text
      else if (part.type === 'reasoning-delta') yield ''
      else if (part.type === 'abort') throw signal.reason
      else if (part.type === 'error') throw errorOf(part.error, signal, now)
      else if (part.type === 'finish') {
        if (part.finishReason === 'error')
          throw new CompanionError('failed', 'the provider ended with an error')
        isComplete = true
        const { inputTokens, outputTokens } = part.totalUsage
        if (inputTokens && outputTokens) tokens = { in: inputTokens, out: outputTokens }
      }
    }
    if (!isComplete) throw new CompanionError('cut-off', 'the stream of the provider broke off')
    return tokens
  }

  return prompted(label, stream)
}

function errorOf(error: unknown, signal: AbortSignal, now: () => number): unknown {
  if (signal.aborted) return signal.reason
  if (APICallError.isInstance(error) && error.statusCode) {
    return errorFromStatus(error.statusCode, error.responseHeaders?.['retry-after'], now)
  }
  return new CompanionError('failed', error instanceof Error ? error.name : 'unknown error')
}
