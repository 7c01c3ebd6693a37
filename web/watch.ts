import type { Asked, Call, ChunkOf } from '../contract/calls/defineCall.ts'
import { CallError, type Status, statusOf } from '../contract/errors.ts'
import { SECOND } from '../contract/limits.ts'
import { askStream } from './ask.ts'

const FIRST_DELAY = 1 * SECOND
const LONGEST_DELAY = 30 * SECOND

/** What tells when to connect. Injected, so that a test has a page and a clock of its own. */
export interface Surroundings {
  isVisible: () => boolean
  /** Calls back whenever the page is shown or hidden, or the network returns. */
  onChange: (changed: () => void, signal: AbortSignal) => void
  setTimeout: (done: () => void, delay: number) => void
}

export const pageSurroundings: Surroundings = {
  isVisible: () => document.visibilityState === 'visible',
  onChange(changed, signal) {
    document.addEventListener('visibilitychange', changed, { signal })
    window.addEventListener('online', changed, { signal })
  },
  setTimeout: (done, delay) => void setTimeout(done, delay),
}

interface Options<C extends Call> {
  onChunk: (chunk: ChunkOf<C>) => void
  signal: AbortSignal
}

/**
 * Stays connected to a live call until the signal ends it: after a failure it comes back, at once when the network does.
 * A hidden page lets go, because a browser has only six connections to a server for all its tabs. Throws when refused.
 */
export async function watch<C extends Call>(
  call: C,
  input: Asked<C>,
  { onChunk, signal }: Options<C>,
  surroundings: Surroundings = pageSurroundings,
  stream: typeof askStream = askStream,
): Promise<void> {
  let delay = FIRST_DELAY
  const chunkCame = (chunk: ChunkOf<C>) => {
    delay = FIRST_DELAY
    onChunk(chunk)
  }

  while (!signal.aborted) {
    await untilVisible(surroundings, signal)
    const connection = endingWhenHidden(surroundings, signal)
    await stream(call, input, { onChunk: chunkCame, signal: connection }).catch(throwIfRefused)
    if (connection.aborted) continue
    await pause(delay, surroundings, signal)
    delay = Math.min(2 * delay, LONGEST_DELAY)
  }
}

const REFUSALS: readonly Status[] = ['UNAUTHENTICATED', 'PERMISSION_DENIED', 'INVALID_ARGUMENT', 'NOT_FOUND']

function throwIfRefused(error: unknown) {
  if (!(error instanceof CallError) || REFUSALS.includes(statusOf(error.code))) throw error
}

function untilVisible({ isVisible, onChange }: Surroundings, signal: AbortSignal): Promise<void> {
  return settle(signal, (done, ended) => {
    const check = () => isVisible() && done()
    onChange(check, ended)
    check()
  })
}

function pause(delay: number, { setTimeout, onChange }: Surroundings, signal: AbortSignal): Promise<void> {
  return settle(signal, (done, ended) => {
    setTimeout(done, delay)
    onChange(done, ended)
  })
}

function endingWhenHidden({ isVisible, onChange }: Surroundings, signal: AbortSignal): AbortSignal {
  const hidden = new AbortController()
  const either = AbortSignal.any([signal, hidden.signal])
  onChange(() => isVisible() || hidden.abort(), either)
  return either
}

/** Resolves when the work says that it is done, or when the signal is given. */
function settle(signal: AbortSignal, work: (done: () => void, ended: AbortSignal) => void): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController()
    const done = () => {
      end.abort()
      resolve()
    }
    signal.addEventListener('abort', done, { signal: end.signal })
    if (signal.aborted) done()
    else work(done, end.signal)
  })
}
