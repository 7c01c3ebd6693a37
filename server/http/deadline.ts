import type { ServerResponse } from 'node:http'
import type { Call } from '../../contract/calls/defineCall.ts'
import { CallError } from '../../contract/errors.ts'
import { CALL_TIMEOUT } from '../../contract/limits.ts'

/** When a call has to end: after 70 s, when the asking side goes away, and a live one when the server stops. */
export interface Deadline {
  /** Made when first asked for, because most calls answer at once and an `AbortSignal` is not cheap. */
  readonly signal: AbortSignal
  /** Why it had to end, if it had to. */
  readonly reason: CallError | undefined
  /** Fails as soon as the deadline passes, even when the work never ends. */
  before<T>(work: Promise<T>): Promise<T>
}

export function deadlineOf(
  call: Call | undefined,
  outgoing: ServerResponse,
  stopping: AbortSignal,
): Deadline {
  let controller: AbortController | undefined
  let reason: CallError | undefined
  let passed: (reason: CallError) => void = () => {}

  function pass(code: 'timedOut' | 'cancelled'): void {
    if (reason) return
    reason = new CallError(code)
    controller?.abort(reason)
    passed(reason)
  }
  const stop = () => pass('cancelled')
  const timer = call?.live ? undefined : setTimeout(pass, CALL_TIMEOUT, 'timedOut')
  if (call?.live) stopping.addEventListener('abort', stop, { once: true })
  outgoing.once('close', () => {
    clearTimeout(timer)
    if (call?.live) stopping.removeEventListener('abort', stop)
    if (!outgoing.writableFinished) stop()
  })

  return {
    get signal() {
      controller ??= new AbortController()
      if (reason) controller.abort(reason)
      return controller.signal
    },
    get reason() {
      return reason
    },
    before: (work) =>
      new Promise((resolve, reject) => {
        passed = reject
        if (reason) reject(reason)
        work.then(resolve, reject)
      }),
  }
}
