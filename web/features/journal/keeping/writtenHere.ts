export interface SessionIds {
  has: (id: string) => boolean
  add: (id: string) => void
  delete: (id: string) => void
}

const KEPT = 20

/**
 * Sessions that this device has written in and that may still wait for their summary; ids alone, the newest of them.
 * Where storage is blocked there are none.
 */
export function writtenHere(
  userId: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): SessionIds {
  const key = `sessions-written-here ${userId}`

  function read(): string[] {
    try {
      return storage().getItem(key)?.split(' ') ?? []
    } catch {
      return []
    }
  }
  function write(ids: readonly string[]): void {
    try {
      storage().setItem(key, ids.slice(-KEPT).join(' '))
    } catch {
      // As above.
    }
  }

  const without = (id: string) => read().filter((each) => each !== id)
  return {
    has: (id) => read().includes(id),
    add: (id) => write([...without(id), id]),
    delete: (id) => write(without(id)),
  }
}
