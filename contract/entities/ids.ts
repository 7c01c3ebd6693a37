import * as z from 'zod/mini'

/** Made by the client for every document, so that a write can be repeated safely. */
export const DocumentId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))
export const UserId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/))

/** Epoch milliseconds, UTC. */
export const Timestamp = z.int().check(z.minimum(0))

/** YYYY-MM-DD in the writer's own time zone. */
export const SessionDate = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))

/** IANA time zone name, such as Asia/Kathmandu. */
export const TimeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone))

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
