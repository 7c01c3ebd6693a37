import { SIGN_IN_ATTEMPTS, SIGN_IN_WINDOW } from '../../../contract/limits.ts'

/** Spec §5: at most 10 attempts in 5 minutes for one address. The server counts as well. */
export function createAttempts(now: () => number) {
  const times = new Map<string, number[]>()

  return {
    /** Counts the attempt, unless there were too many already. */
    mayTry(email: string): boolean {
      const recent = (times.get(email) ?? []).filter((time) => time > now() - SIGN_IN_WINDOW)
      if (recent.length >= SIGN_IN_ATTEMPTS) return false
      times.set(email, [...recent, now()])
      return true
    },
  }
}
