import { setTimeout } from 'node:timers/promises'
import { CompanionError } from './companion.ts'

/** Time as a parameter, so that tests do not wait. `sleep` rejects when its signal aborts. */
export interface Timing {
  now: () => number
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export const realTiming: Timing = {
  now: Date.now,
  sleep: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal, ref: false }),
}

/** A deadline that moves with every sign of life, never beyond the last one. */
export class Deadline {
  readonly #timing: Timing
  readonly #last: number
  #next: number
  #failure: unknown
  #fail: (failure: unknown) => void = () => {}

  constructor(timing: Timing, first: number, last: number, signal: AbortSignal) {
    this.#timing = timing
    this.#last = last
    this.#next = Math.min(timing.now() + first, last)
    this.#watch(signal).catch((failure: unknown) => {
      this.#failure = failure
      this.#fail(failure)
    })
  }

  /** Fails as soon as the deadline passes, even when the work never ends. */
  before<T>(work: Promise<T>): Promise<T> {
    // Not `Promise.race`: the promise that lasts would keep something of every round.
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) reject(this.#failure)
      this.#fail = reject
      work.then(resolve, reject)
    })
  }

  extend(milliseconds: number): void {
    this.#next = Math.min(this.#timing.now() + milliseconds, this.#last)
  }

  // One timer for a whole reply instead of one for every token.
  async #watch(signal: AbortSignal): Promise<never> {
    for (let left = this.#left(); left > 0; left = this.#left()) await this.#timing.sleep(left, signal)
    throw new CompanionError('timeout', 'the provider did not answer in time')
  }

  #left(): number {
    return this.#next - this.#timing.now()
  }
}
