import type { Log } from './log.ts'

/** Runs a chore again and again, never twice at once; what fails is logged and tried at the next turn. */
export function repeat(name: string, chore: () => Promise<void>, every: number, log: Log) {
  let running: Promise<void> | undefined
  let again = false

  async function run(): Promise<void> {
    do {
      again = false
      await chore().catch((failure: unknown) => log.failure(name, failure))
    } while (again)
    running = undefined
  }

  /** Now, or right after the turn that is running. */
  function soon(): void {
    again = running !== undefined
    running ??= run()
  }

  const timer = setInterval(soon, every)
  soon()
  return {
    soon,
    async stop(): Promise<void> {
      clearInterval(timer)
      again = false
      await running
    },
  }
}
