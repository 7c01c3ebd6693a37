/** Runs the work while no other tab runs work of that name. */
export type Alone = <T>(name: string, work: () => Promise<T>) => Promise<T>

export const alone: Alone = async (name, work) => {
  if (!navigator.locks) return work()
  return navigator.locks.request(name, work) as Promise<Awaited<ReturnType<typeof work>>>
}

const held = new Set<string>()

/** Holds the name until the page goes, crash included; false when another tab holds it. */
export function claim(name: string): Promise<boolean> {
  if (!navigator.locks || held.has(name)) return Promise.resolve(true)
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      if (lock) held.add(name)
      resolve(lock !== null)
      return lock === null ? undefined : new Promise<never>(() => undefined)
    }
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true))
  })
}
