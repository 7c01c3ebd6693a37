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
  /** Made when first asked for, because most calls answer at once and an `AbortSignal` is not cheap. */
  #controller: AbortController | undefined
  #passed: (reason: CallError) => void = () => {}

  constructor(call: Call | undefined, outgoing: ServerResponse, stopping: AbortSignal) {
    const stop = () => this.#pass('cancelled')
    const timer = call?.live ? undefined : setTimeout(() => this.#pass('timedOut'), CALL_TIMEOUT)
    if (call?.live) stopping.addEventListener('abort', stop, { once: true })
    outgoing.once('close', () => {
      clearTimeout(timer)
      if (call?.live) stopping.removeEventListener('abort', stop)
      if (!outgoing.writableFinished) stop()
    })
  }

  get signal(): AbortSignal {
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

  #pass(code: 'timedOut' | 'cancelled'): void {
    if (this.reason) return
    this.reason = new CallError(code)
    this.#controller?.abort(this.reason)
    this.#passed(this.reason)
  }
}
