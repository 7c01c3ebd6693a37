import type { ServerResponse } from 'node:http'
import type { Call } from '../../contract/calls/defineCall.ts'
import { CallError } from '../../contract/errors.ts'
import { CALL_TIMEOUT } from '../../contract/limits.ts'

/**
 * When a call has to end: after 70 s, when the asking side goes away, and a live one when the server stops.
 *
 * A class, as everything with getters that is made for each request: V8 gives each object literal with a getter a hidden
 * class of its own, which keeps whatever the getter sees until the next full collection of garbage.
 */
export class CallDeadline {
  /** Why the call had to end, if it had to. */
  reason: CallError | undefined
  readonly #isLive: boolean
  readonly #outgoing: ServerResponse
  readonly #stopping: AbortSignal
  #isWatched = false
  /** Made when first asked for, because most calls answer at once and an `AbortSignal` is not cheap. */
  #controller: AbortController | undefined
  #passed: (reason: CallError) => void = () => {}

  constructor(call: Call | undefined, outgoing: ServerResponse, stopping: AbortSignal) {
    this.#isLive = call?.live === true
    this.#outgoing = outgoing
    this.#stopping = stopping
    // Most calls are answered by then, and watching one costs more than its read of the database.
    setImmediate(() => outgoing.writableEnded || this.#watch())
  }

  get signal(): AbortSignal {
    this.#watch()
    this.#controller ??= new AbortController()
    if (this.reason) this.#controller.abort(this.reason)
    return this.#controller.signal
  }

  /** Fails as soon as the deadline passes, even when the work never ends. */
  before<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#passed = reject
      if (this.reason) reject(this.reason)
      work.then(resolve, reject)
    })
  }

  #watch(): void {
    if (this.#isWatched) return
    this.#isWatched = true
    const outgoing = this.#outgoing
    const stop = () => this.#pass('cancelled')
    const timer = this.#isLive ? undefined : setTimeout(() => this.#pass('timedOut'), CALL_TIMEOUT)
    if (this.#isLive) this.#stopping.addEventListener('abort', stop, { once: true })
    const close = () => {
      clearTimeout(timer)
      this.#stopping.removeEventListener('abort', stop)
      if (!outgoing.writableFinished) stop()
    }
    if (outgoing.closed) close()
    else outgoing.once('close', close)
  }

  #pass(code: 'timedOut' | 'cancelled'): void {
    if (this.reason) return
    this.reason = new CallError(code)
    this.#controller?.abort(this.reason)
    this.#passed(this.reason)
  }
}
