import { randomUUID } from 'node:crypto'
import { MINUTE, SECOND } from '../../contract/limits.ts'
import { CompanionError } from './companion.ts'

/** What the admin sees of a companion: never content. */
export interface CompanionHealth {
  healthy: boolean
  lastFailureAt: number | null
  lastFailure: string | null
}

/** The other processes that ask the same provider. Messages hold no content. */
export interface Peers {
  publish(message: string): void
  subscribe(listener: (message: string) => void): void
}

const FAILURES = 4
const REST = 30 * SECOND
const LONGEST_REST = 5 * MINUTE

interface State {
  failures: number
  restsUntil: number
  lastFailure: { at: number; message: string } | undefined
}

/** After some failures in a row nobody waits for a dead provider: it rests, then one reply tries it again. */
export class Breaker {
  readonly #now: () => number
  readonly #peers: Peers | undefined
  readonly #id = randomUUID()
  #state: State = { failures: 0, restsUntil: 0, lastFailure: undefined }

  constructor(now: () => number, peers?: Peers) {
    this.#now = now
    this.#peers = peers
    peers?.subscribe((message) => this.#adopt(message))
  }

  /** Throws while the provider rests. */
  admit(): void {
    const { failures, restsUntil } = this.#state
    if (failures < FAILURES) return
    const left = restsUntil - this.#now()
    if (left > 0) throw new CompanionError('resting', 'the provider failed several times in a row', left)
    this.#become({ restsUntil: this.#now() + REST })
  }

  succeeded(): void {
    if (this.#state.failures > 0) this.#become({ failures: 0 })
  }

  failed({ reason, message, retryAfter }: CompanionError): void {
    this.#become({
      failures: this.#state.failures + 1,
      lastFailure: { at: this.#now(), message: `${reason}: ${message}` },
      restsUntil: this.#now() + Math.min(Math.max(REST, retryAfter ?? 0), LONGEST_REST),
    })
  }

  health(): CompanionHealth {
    const { failures, lastFailure } = this.#state
    return {
      healthy: failures === 0,
      lastFailureAt: lastFailure?.at ?? null,
      lastFailure: lastFailure?.message ?? null,
    }
  }

  #become(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change }
    this.#peers?.publish(JSON.stringify({ from: this.#id, ...this.#state }))
  }

  /** What one process has found out holds for all. Empty when something may have been missed. */
  #adopt(message: string): void {
    if (message === '') return
    const { from, ...state } = JSON.parse(message) as State & { from: string }
    if (from !== this.#id) this.#state = state
  }
}
