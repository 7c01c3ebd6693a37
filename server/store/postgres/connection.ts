import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import postgres, { type Sql } from 'postgres'
import { MINUTE, SECOND } from '../../../contract/limits.ts'
import { DatabaseUnavailable, endsConnection, NotSent } from './failures.ts'

/** How long one statement may take; 0 is for ever. */
export interface Bounds {
  /** After that the server gives up. */
  statement: number
  /** After that the server itself must be gone. */
  answer: number
}
const BOUNDS: Bounds = { statement: 10 * SECOND, answer: 15 * SECOND }

export interface ConnectionOptions {
  onNotify?: ((payload: string) => void) | undefined
  bounds?: Bounds | undefined
}

const CONNECT_WITHIN = 3 * SECOND
const LIFETIME = 10 * MINUTE
/** How long one that takes no writes is used, before a better one is looked for. */
const READ_ONLY_LIFETIME = 1 * SECOND
const INT8 = 20
/** Not as parameters of the start, which PgBouncer refuses. */
const SET_AND_ASK = `
  select pg_is_in_recovery() as standby, current_setting('transaction_read_only') as read_only,
    set_config('statement_timeout', $1, false), set_config('idle_in_transaction_session_timeout', $1, false)`

/**
 * One connection to one server, which never connects again by itself: a transaction must not go on in another session
 * as if nothing had happened.
 */
export class PostgresConnection implements DatabaseConnection {
  readonly #sql: Sql
  readonly #bounds: Bounds
  readonly #openedAt = performance.now()
  #broken = false
  #writable = false
  #onEnd: () => void = () => undefined

  private constructor(url: string, onNotify: (payload: string) => void, bounds: Bounds) {
    this.#bounds = bounds
    this.#sql = postgres(url, {
      max: 1,
      connect_timeout: CONNECT_WITHIN / SECOND,
      max_lifetime: null,
      idle_timeout: 0,
      keep_alive: 10,
      fetch_types: false,
      connection: { application_name: 'journal' },
      // Epoch milliseconds and counts fit a double.
      types: { bigint: { to: INT8, from: [INT8], parse: Number, serialize: String } },
      onnotice: () => undefined,
      onnotify: (_channel: string, payload: string) => onNotify(payload),
      onclose: () => this.#break(),
    } as postgres.Options<{ bigint: postgres.PostgresType<number> }>) as unknown as Sql
  }

  static async open(url: string, { onNotify = () => undefined, bounds = BOUNDS }: ConnectionOptions = {}) {
    const connection = new PostgresConnection(url, onNotify, bounds)
    try {
      const [row] = await connection.run(SET_AND_ASK, [`${bounds.statement}`])
      connection.#writable = row?.standby === false && row?.read_only === 'off'
      return connection
    } catch (failure) {
      connection.end()
      throw failure
    }
  }

  /** False for a standby. */
  get writable(): boolean {
    return this.#writable
  }

  get usable(): boolean {
    const lifetime = this.#writable ? LIFETIME : READ_ONLY_LIFETIME
    return !this.#broken && performance.now() - this.#openedAt < lifetime
  }

  get broken(): boolean {
    return this.#broken
  }

  /** Called once, when it can no longer be used. */
  onEnd(listener: () => void): void {
    this.#onEnd = listener
    if (this.#broken) listener()
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.run(sql, parameters)
    const rows = Array.from(result) as Row[]
    return /^(INSERT|UPDATE|DELETE)/.test(result.command)
      ? { rows, numAffectedRows: BigInt(result.count) }
      : { rows }
  }

  async run(text: string, parameters: readonly unknown[] = []) {
    if (this.#broken) throw new NotSent()
    try {
      const options = { prepare: true, simple: false } as postgres.UnsafeQueryOptions
      return await within(this.#bounds.answer, this.#sql.unsafe(text, [...parameters] as never[], options))
    } catch (failure) {
      if (endsConnection(failure)) this.end()
      throw failure
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are read in pages, not streamed')
  }

  end(): void {
    this.#break()
    void this.#sql.end({ timeout: 0 }).catch(() => undefined)
  }

  #break(): void {
    if (this.#broken) return
    this.#broken = true
    this.#onEnd()
  }
}

/** A server that has vanished without a word never answers; then this fails instead. */
async function within<T>(bound: number, answer: PromiseLike<T>): Promise<T> {
  if (bound === 0) return await answer
  const { promise: never, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DatabaseUnavailable()), bound)
  try {
    return await Promise.race([answer, never])
  } finally {
    clearTimeout(timer)
  }
}
