import type { Concern, MemoryText, ProviderLabel } from '../../contract/entities/companion.ts'
import type { Message } from '../../contract/entities/message.ts'
import type { AiSummary } from '../../contract/entities/sessionSummary.ts'
import type { SessionMode } from '../../contract/modes.ts'

/** What the companion is given to answer one message. Readable, held only while it answers. */
export interface ReplyRequest {
  userText: string
  /** The spec's string: earlier messages as lines prefixed 'User:' or 'AI:'. */
  sessionContext: string
  mode: SessionMode
  companionName: string
  memory: MemoryText | undefined
}

export interface Reply {
  /** The whole text, equal to all chunks together. */
  text: string
  sessionEnding: boolean
  /** May only raise the tier that the device found. */
  concern: Concern
  tokens: Tokens
}

export interface SummaryRequest {
  messages: readonly Message[]
  mode: SessionMode | undefined
}

export interface Tokens {
  in: number
  out: number
}

/** One interface, chosen in main.ts: the built-in companion or a provider. */
export interface Companion {
  label: ProviderLabel
  /** Yields pieces of text as they come and returns the whole. Throws `CompanionError`. */
  reply(request: ReplyRequest, signal: AbortSignal): AsyncGenerator<string, Reply>
  summarize(request: SummaryRequest, signal: AbortSignal): Promise<{ summary: AiSummary; tokens: Tokens }>
  /** Resolves when a tiny request succeeds; throws `CompanionError`. Never called on the way of a reply. */
  check(signal: AbortSignal): Promise<void>
}

/** Why a companion did not answer. Its message is for the admin and the log, so it never carries text of a journal. */
export class CompanionError extends Error {
  readonly reason:
    | 'timeout'
    | 'refused'
    | 'rate-limited'
    | 'failed'
    | 'cut-off'
    | 'not-understood'
    | 'resting'
  /** Milliseconds the provider asked us to wait. */
  readonly retryAfter: number | undefined

  constructor(reason: CompanionError['reason'], message: string, retryAfter?: number) {
    super(message)
    this.name = 'CompanionError'
    this.reason = reason
    this.retryAfter = retryAfter
  }
}
