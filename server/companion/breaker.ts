import { MINUTE, SECOND } from '../../contract/limits.ts'
import { CompanionError } from './companion.ts'

/** What the admin sees of a companion: never content. */
export interface CompanionHealth {
  healthy: boolean
  lastFailureAt: number | null
  lastFailure: string | null
}

const FAILURES = 4
const REST = 30 * SECOND
const LONGEST_REST = 5 * MINUTE

/** After some failures in a row nobody waits for a dead provider: it rests, then one reply tries it again. */
export class Breaker {
  readonly #now: () => number
  #failures = 0
  #restsUntil = 0
  #lastFailure: { at: number; message: string } | undefined

  constructor(now: () => number) {
    this.#now = now
  }

  /** Throws while the provider rests. */
  admit(): void {
    if (this.#failures < FAILURES) return
    const left = this.#restsUntil - this.#now()
    if (left > 0) throw new CompanionError('resting', 'the provider failed several times in a row', left)
    this.#restsUntil = this.#now() + REST
  }

  succeeded(): void {
    this.#failures = 0
  }

  failed({ reason, message, retryAfter }: CompanionError): void {
    this.#failures++
    this.#lastFailure = { at: this.#now(), message: `${reason}: ${message}` }
    this.#restsUntil = this.#now() + Math.min(Math.max(REST, retryAfter ?? 0), LONGEST_REST)
  }

  health(): CompanionHealth {
    return {
      healthy: this.#failures === 0,
      lastFailureAt: this.#lastFailure?.at ?? null,
      lastFailure: this.#lastFailure?.message ?? null,
    }
  }
}
