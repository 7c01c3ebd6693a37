import { SECOND } from '../../contract/limits.ts'
import { Breaker, type CompanionHealth, type Peers } from './breaker.ts'
import { cleanSummary } from './cleanSummary.ts'
import { type Companion, CompanionError, type Reply, type ReplyRequest } from './companion.ts'
import { endingCounts } from './ending.ts'
import { PlainText } from './plainText.ts'
import { estimateTokens } from './prompts/tokens.ts'
import { Deadline, type Timing } from './timing.ts'

export type { CompanionHealth } from './breaker.ts'

export type GuardedCompanion = Companion & { health(): CompanionHealth }

// A local model may have to be loaded first; a reply must end before the call's own 70 s.
const FIRST_TOKEN = 30 * SECOND
const BETWEEN_TOKENS = 15 * SECOND
const WHOLE = 55 * SECOND
const CHECK = 10 * SECOND
const RETRY_AFTER = 0.5 * SECOND
const LONGEST_RETRY_AFTER = 5 * SECOND
/** Of what is shown, and of what may arrive for it. */
export const REPLY_MAX_CHARACTERS = 6000
const RECEIVED_MAX_CHARACTERS = 20 * REPLY_MAX_CHARACTERS

/** Any companion, made safe to depend on: bounded in time and size, tried twice, rested when it fails, plain text only. */
export function guarded(companion: Companion, timing: Timing, peers?: Peers): GuardedCompanion {
  const breaker = new Breaker(timing.now, peers)

  async function* reply(request: ReplyRequest, signal: AbortSignal): AsyncGenerator<string, Reply> {
    breaker.admit()
    const last = timing.now() + WHOLE
    const progress = { began: false }
    try {
      let whole: Reply
      try {
        whole = yield* attempt(companion, request, signal, timing, last, progress)
      } catch (error) {
        await beforeRetry(error, signal, progress.began, timing)
        whole = yield* attempt(companion, request, signal, timing, last, progress)
      }
      breaker.succeeded()
      return whole
    } catch (error) {
      throw recorded(error, signal, breaker)
    }
  }

  async function once<T>(
    work: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
    last: number,
  ): Promise<T> {
    const own = new AbortController()
    const either = AbortSignal.any([signal, own.signal])
    try {
      return await new Deadline(timing, WHOLE, last, either).before(work(either))
    } finally {
      own.abort()
    }
  }

  return {
    label: companion.label,
    reply,
    health: () => breaker.health(),

    async summarize(request, signal) {
      breaker.admit()
      const last = timing.now() + WHOLE
      const work = (either: AbortSignal) => companion.summarize(request, either)
      try {
        const result = await once(work, signal, last).catch(async (error: unknown) => {
          await beforeRetry(error, signal, false, timing)
          return once(work, signal, last)
        })
        breaker.succeeded()
        return { ...result, summary: cleanSummary(result.summary) }
      } catch (error) {
        throw recorded(error, signal, breaker)
      }
    },

    async check(signal) {
      try {
        await once((either) => companion.check(either), signal, timing.now() + CHECK)
        breaker.succeeded()
      } catch (error) {
        throw recorded(error, signal, breaker)
      }
    },
  }
}

async function* attempt(
  companion: Companion,
  request: ReplyRequest,
  signal: AbortSignal,
  timing: Timing,
  last: number,
  progress: { began: boolean },
): AsyncGenerator<string, Reply> {
  const own = new AbortController()
  const either = AbortSignal.any([signal, own.signal])
  const deadline = new Deadline(timing, FIRST_TOKEN, last, either)
  const stream = companion.reply(request, either)
  const plain = new PlainText()
  let text = ''
  let received = 0
  const shown = (piece: string): string => {
    const fits = (text === '' ? piece.trimStart() : piece).slice(0, REPLY_MAX_CHARACTERS - text.length)
    text += fits
    return fits
  }
  try {
    while (text.length < REPLY_MAX_CHARACTERS && received < RECEIVED_MAX_CHARACTERS) {
      const next = await deadline.before(stream.next())
      const piece = shown(next.done ? plain.end() : plain.push(next.value.slice(0, RECEIVED_MAX_CHARACTERS)))
      if (piece) {
        progress.began = true
        yield piece
      }
      if (next.done) return finished(next.value, request, text)
      received += next.value.length
      deadline.extend(BETWEEN_TOKENS)
    }
    return finished(
      { text, sessionEnding: false, concern: 'none', tokens: estimated(request, received) },
      request,
      text,
    )
  } finally {
    own.abort()
  }
}

function finished(reply: Reply, request: ReplyRequest, text: string): Reply {
  if (text.trim() === '') throw new CompanionError('not-understood', 'the provider answered without text')
  return { ...reply, text, sessionEnding: reply.sessionEnding && endingCounts(request, text) }
}

const estimated = ({ userText, sessionContext }: ReplyRequest, received: number): Reply['tokens'] => ({
  in: estimateTokens(sessionContext) + estimateTokens(userText),
  out: Math.ceil(received / 4),
})

/** Waits, or throws the error again: nothing is tried twice that was seen, refused, or would take too long. */
async function beforeRetry(
  error: unknown,
  signal: AbortSignal,
  began: boolean,
  timing: Timing,
): Promise<void> {
  const wait = error instanceof CompanionError ? (error.retryAfter ?? RETRY_AFTER) : RETRY_AFTER
  if (signal.aborted || began || !isPassing(error) || wait > LONGEST_RETRY_AFTER) throw error
  await timing.sleep(wait, signal)
}

const isPassing = (error: unknown): boolean =>
  !(error instanceof CompanionError) || !['refused', 'timeout', 'resting'].includes(error.reason)

/** What is thrown on: the writer's own Stop as it is, everything else as a CompanionError that is remembered. */
function recorded(error: unknown, signal: AbortSignal, breaker: Breaker): unknown {
  if (signal.aborted) return signal.reason
  const failure = error instanceof CompanionError ? error : new CompanionError('failed', nameOf(error))
  if (failure.reason !== 'resting') breaker.failed(failure)
  return failure
}

/** Only the kind of an unexpected error: its message might quote the journal. */
const nameOf = (error: unknown): string =>
  error instanceof Error ? `unexpected ${error.name}` : 'unexpected failure'
