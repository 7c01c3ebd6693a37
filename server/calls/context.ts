import type { Call, ChunkOf, InputOf, OutputOf } from '../../contract/calls/defineCall.ts'
import type { Standing } from '../../contract/roles.ts'
import type { Companion } from '../companion/companion.ts'
import type { CompanionHealth } from '../companion/guarded.ts'
import type { Metrics } from '../metrics.ts'
import type { Secrets } from '../secrets.ts'
import type { Database } from '../store/database.ts'

/** Everything with state that a call may use, built once in main.ts. A handler takes what it needs of it. */
export interface Context extends Database {
  now: () => number
  secrets: Secrets
  companion: Companion & { health(): CompanionHealth }
  metrics: Metrics
  /** Of all members, a moment old. */
  tokensToday: () => Promise<number>
  /** Wakes whoever delivers the outbox. */
  mailSoon: () => void
  settings: Settings
}

/** What of the configuration the calls look at. */
export interface Settings {
  appUrl: string
  adminEmail: string
  /** Overrides the journal's title. */
  journalTitle: string | undefined
  dailyMessageLimit: number
  /** Tokens of all members together per UTC day; undefined is no bound. */
  dailyTokenBudget: number | undefined
  /** Per million tokens, in the currency of the bill; undefined shows no cost. */
  tokenPrices: { in: number; out: number } | undefined
}

/** Who asks. */
export interface Member {
  userId: string
  email: string
  standing: Standing
  signInId: string
}

/** What belongs to this one request. */
export interface Request<C extends Call> {
  input: InputOf<C>
  /** Undefined only in calls that anyone may ask. */
  member: C['who'] extends 'anyone' ? Member | undefined : Member
  /** Aborted when the asking side goes away, or time is up. */
  signal: AbortSignal
  /** Where the request comes from, for limits. */
  address: string
  cookies: Cookies
}

/** The renewal cookie (design §4); HTTP does the rest. */
export interface Cookies {
  renewal: string | undefined
  /** Lifetime in milliseconds. */
  setRenewal(value: string, lifetime: number): void
  clearRenewal(): void
}

export type Handler<C extends Call> = (context: Context, request: Request<C>) => Promise<OutputOf<C>>

/** For calls that stream: yields chunks, returns the result. */
export type StreamingHandler<C extends Call> = (
  context: Context,
  request: Request<C>,
) => AsyncGenerator<ChunkOf<C>, OutputOf<C>>
