import type { Asked, Call, ChunkOf, OutputOf } from '../contract/calls/defineCall.ts'
import { renewSignIn } from '../contract/calls/renewSignIn.ts'
import { signOut } from '../contract/calls/signOut.ts'
import type { SignedIn } from '../contract/entities/credentials.ts'
import { CallError } from '../contract/errors.ts'
import { CALL_TIMEOUT } from '../contract/limits.ts'
import { readAnswer, readStream } from './answer.ts'

interface AskOptions {
  signal?: AbortSignal
  /** Lets the request outlive the page; its body may then have at most 64 KiB. */
  keepalive?: boolean
  /** Cancelled when somebody else is signed in by the time it is sent. */
  as?: string
}

interface StreamOptions<C extends Call> extends Pick<AskOptions, 'signal' | 'as'> {
  onChunk: (chunk: ChunkOf<C>) => void
}

/** Sends any contract call (design §4). Whatever goes wrong is a `CallError`. */
export function createAsking(fetch: typeof globalThis.fetch, timeout = CALL_TIMEOUT) {
  let bearer: string | undefined
  /** From signing out until somebody signs in: there is nothing to renew, and nobody to tell. */
  let signedOut = false
  let renewal: Promise<SignedIn> | undefined
  const lostListeners = new Set<() => void>()

  async function post<C extends Call>(
    call: C,
    input: Asked<C>,
    { as, ...options }: AskOptions,
    accept: string,
  ) {
    if (as !== undefined && bearer?.split('.')[0] !== as) throw new CallError('cancelled')
    const headers: Record<string, string> = { 'Content-Type': 'application/json', Accept: accept }
    if (bearer !== undefined && call.who !== 'anyone') headers.Authorization = `Bearer ${bearer}`
    const body = JSON.stringify({ data: input ?? null })
    return fetch(`/functions/${call.name}`, { method: 'POST', headers, body, ...options })
  }

  async function ask<C extends Call>(call: C, input: Asked<C>, options: AskOptions = {}) {
    return signedInFor(call, () =>
      within(call, options.signal, async (signal) =>
        readAnswer(call, await post(call, input, { ...options, signal }, 'application/json')),
      ),
    )
  }

  /** For a call with a chunk: hands over each as it comes and resolves with the result. */
  async function askStream<C extends Call>(
    call: C,
    input: Asked<C>,
    { onChunk, ...options }: StreamOptions<C>,
  ): Promise<OutputOf<C>> {
    return signedInFor(call, () =>
      within(call, options.signal, async (signal) =>
        readStream(call, await post(call, input, { ...options, signal }, 'text/event-stream'), onChunk),
      ),
    )
  }

  /** The bearer token lives for an hour and in memory only; the cookie gets the next one, at most once per call. */
  async function signedInFor<T>(call: Call, attempt: () => Promise<T>): Promise<T> {
    if (call.who === 'anyone') return attempt()
    if (signedOut) throw new CallError('notSignedIn')
    if (bearer === undefined) await renewOrTell()
    const used = bearer
    try {
      return await attempt()
    } catch (error) {
      // Signing out itself still has to reach the server, with a fresh token if need be.
      if (!isNotSignedIn(error) || (signedOut && call.name !== signOut.name)) throw error
      // Another token has come since: it gets the same chance, and what it finds is told as well.
      if (bearer !== used && bearer !== undefined) return signedInFor(call, attempt)
      await renewOrTell()
      return attempt()
    }
  }

  /** Who signed out, or in again, while it was asked has lost nothing. */
  async function renewOrTell() {
    const before = bearer
    try {
      await renew()
    } catch (error) {
      const isLost = isNotSignedIn(error) && !signedOut && bearer === before
      if (isLost) for (const tell of lostListeners) tell()
      throw error
    }
  }

  /** A new bearer token by the cookie, once for all who wait for it. */
  function renew(): Promise<SignedIn> {
    renewal ??= ask(renewSignIn, null)
      .then((signedIn) => {
        setBearer(signedIn.token)
        return signedIn
      })
      .finally(() => {
        renewal = undefined
      })
    return renewal
  }

  async function within<T>(
    call: Call,
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const timer = call.live ? undefined : AbortSignal.timeout(timeout)
    try {
      return await work(AbortSignal.any([signal, timer].filter((each) => each !== undefined)))
    } catch (error) {
      if (error instanceof CallError) throw error
      if (signal?.aborted) throw new CallError('cancelled')
      throw new CallError(timer?.aborted ? 'timedOut' : 'unavailable')
    }
  }

  function setBearer(token: string | undefined) {
    bearer = token
    signedOut = token === undefined
  }

  return {
    ask,
    askStream,
    /** For work that goes on by itself, such as sending what waits: it never becomes that of the next person here. */
    askAs: (as: string) => ({
      ask: <C extends Call>(call: C, input: Asked<C>, options: AskOptions = {}) =>
        ask(call, input, { ...options, as }),
      askStream: <C extends Call>(call: C, input: Asked<C>, options: StreamOptions<C>) =>
        askStream(call, input, { ...options, as }),
    }),
    renew,
    /** After signing in; `undefined` after signing out. */
    setBearer,
    /** Told when the sign-in has ended elsewhere or run out. Returns how to stop listening. */
    onSignInLost(tell: () => void) {
      lostListeners.add(tell)
      return () => void lostListeners.delete(tell)
    },
  }
}

const isNotSignedIn = (error: unknown) => error instanceof CallError && error.code === 'notSignedIn'

export const { ask, askStream, askAs, renew, setBearer, onSignInLost } = createAsking((...request) =>
  fetch(...request),
)
