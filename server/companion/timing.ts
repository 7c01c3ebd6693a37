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

/** A deadline that moves with every sign of life, never beyond the last one. Rejects when it passes. */
export class Deadline {
  readonly #timing: Timing
  readonly #last: number
  #next: number
  readonly passed: Promise<never>

  constructor(timing: Timing, first: number, last: number, signal: AbortSignal) {
    this.#timing = timing
    this.#last = last
    this.#next = Math.min(timing.now() + first, last)
    this.passed = this.#watch(signal)
    this.passed.catch(() => {})
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
