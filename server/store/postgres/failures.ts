import postgres from 'postgres'

/** No host could be reached, or all connections stayed busy. The HTTP side answers it with `unavailable`. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly code = 'CONNECTION_UNAVAILABLE'
  constructor(cause?: unknown) {
    super('The database is not reachable', { cause })
  }
}

const codeOf = (failure: unknown): string =>
  failure instanceof Error && 'code' in failure && typeof failure.code === 'string' ? failure.code : ''

/** The connection had broken before this statement was sent. */
export class NotSent extends DatabaseUnavailable {
  override name = 'NotSent'
}

/** Serialization failure and deadlock: rolled back for certain, and worth trying again. */
export const mustRunAgain = (failure: unknown): boolean => ['40001', '40P01'].includes(codeOf(failure))

/**
 * The connection can no longer be used: it broke, its server is shutting down, or its server has come to take no
 * writes, because another one does.
 */
export function endsConnection(failure: unknown): boolean {
  const code = codeOf(failure)
  if (failure instanceof postgres.PostgresError) return /^(08|57P0|25006)/.test(code)
  return /^(CONNECT|E[A-Z]+$|EAI_|ERR_STREAM|ERR_SOCKET)/.test(code)
}
