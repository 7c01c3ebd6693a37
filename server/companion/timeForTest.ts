import type { Timing } from './timing.ts'

/** Time that passes only when a test says so. */
export interface TestTiming extends Timing {
  advance(milliseconds: number): void
  /** How long was slept in all, one entry for each sleep. */
  slept: number[]
}

export function testTiming({ skipsUpTo = 0 } = {}): TestTiming {
  let time = Date.UTC(2026, 0, 1)
  let sleepers: { until: number; wake: () => void }[] = []
  const timing: TestTiming = {
    slept: [],
    now: () => time,
    sleep(milliseconds, signal) {
      timing.slept.push(milliseconds)
      if (milliseconds <= skipsUpTo) {
        time += milliseconds
        return Promise.resolve()
      }
      return new Promise((wake, reject) => {
        sleepers.push({ until: time + milliseconds, wake })
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      })
    },
    advance(milliseconds) {
      time += milliseconds
      for (const { until, wake } of sleepers) if (until <= time) wake()
      sleepers = sleepers.filter(({ until }) => until > time)
    },
  }
  return timing
}
