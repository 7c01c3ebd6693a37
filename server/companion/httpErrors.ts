import { SECOND } from '../../contract/limits.ts'
import { CompanionError } from './companion.ts'

/** What a status means for us. The body is not read: providers quote the request in it. */
export function errorFromStatus(
  status: number,
  retryAfter: string | null | undefined,
  now: () => number,
): CompanionError {
  const message = `the provider answered with status ${status}`
  if (status === 429) return new CompanionError('rate-limited', message, millisecondsOf(retryAfter, now))
  if (status === 408 || status >= 500)
    return new CompanionError('failed', message, millisecondsOf(retryAfter, now))
  return new CompanionError('refused', message)
}

/** Retry-After is a number of seconds or a date (RFC 9110 §10.2.3). */
function millisecondsOf(retryAfter: string | null | undefined, now: () => number): number | undefined {
  if (!retryAfter) return undefined
  const wait = /^\d+$/.test(retryAfter.trim()) ? Number(retryAfter) * SECOND : Date.parse(retryAfter) - now()
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}
