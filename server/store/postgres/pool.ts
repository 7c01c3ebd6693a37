import type { Bounds, PostgresConnection } from './connection.ts'
import { DatabaseUnavailable } from './failures.ts'
import { connectToPrimary } from './primary.ts'

/** More than that many waiting would not be served in time either. */
const WAITING_AT_MOST = 1000

export interface Pool {
  /** Throws `DatabaseUnavailable` when there is none in time. */
  acquire(): Promise<PostgresConnection>
  release(connection: PostgresConnection): void
  close(): Promise<void>
}

interface PoolOptions {
  size: number
  patience: number
  bounds?: Bounds | undefined
}

/** At most `size` connections in use at once; who comes later waits in line. */
export function createPool(urls: readonly string[], { size, patience, bounds }: PoolOptions): Pool {
  const line = createLine(size, patience)
  const idle: PostgresConnection[] = []

  function takeIdle(): PostgresConnection | undefined {
    for (let connection = idle.pop(); connection; connection = idle.pop()) {
      if (connection.usable) return connection
      connection.end()
    }
    return undefined
  }

  return {
    async acquire() {
      const giveUpAt = performance.now() + patience
      await line.enter()
      try {
        return takeIdle() ?? (await connectToPrimary(urls, giveUpAt, { bounds }))
      } catch (failure) {
        line.leave()
        throw failure
      }
    },

    release(connection) {
      if (connection.usable) idle.push(connection)
      else connection.end()
      line.leave()
    },

    async close() {
      await line.empty()
      for (const connection of idle) connection.end()
    },
  }
}

/** Lets `size` in at once, in the order in which they came. */
function createLine(size: number, patience: number) {
  let inside = 0
  const waiting: { enter: () => void; fail: (failure: Error) => void; timer: NodeJS.Timeout }[] = []
  let emptied: (() => void) | undefined

  return {
    enter(): Promise<void> {
      if (inside < size) {
        inside++
        return Promise.resolve()
      }
      if (waiting.length >= WAITING_AT_MOST) return Promise.reject(new DatabaseUnavailable())
      return new Promise((enter, fail) => {
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(place), 1)
          fail(new DatabaseUnavailable())
        }, patience)
        const place = { enter, fail, timer }
        waiting.push(place)
      })
    },

    leave(): void {
      const next = waiting.shift()
      if (next) {
        clearTimeout(next.timer)
        next.enter()
        return
      }
      inside--
      if (inside === 0) emptied?.()
    },

    /** Resolves once nobody is inside. */
    empty: (): Promise<void> =>
      inside === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            emptied = resolve
          }),
  }
}
