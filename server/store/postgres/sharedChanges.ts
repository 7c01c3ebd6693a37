import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE, SECOND } from '../../../contract/limits.ts'
import { type Changes, localChanges, type Topic } from '../changes.ts'
import type { PostgresConnection } from './connection.ts'
import { connectToPrimary } from './primary.ts'

const CHANNEL = 'journal_changes'
const HEARTBEAT = 5 * SECOND
const PAUSE = 1 * SECOND
/** A process that died after its commit told nobody: at the latest then everybody reads again. */
const CATCH_UP_EVERY = 5 * MINUTE
/** What cannot be told in time is caught up with instead. */
const UNTOLD_AT_MOST = 10_000

export interface SharedChanges extends Changes {
  /** Resolves once changes of other processes are heard; again after each lost connection. */
  listening(): Promise<void>
  close(): void
}

/**
 * Changes of all processes by LISTEN/NOTIFY, on a connection of its own that is opened again whenever it breaks. Every
 * listener reads again then, because it may have missed something.
 */
export function sharedChanges(urls: readonly string[]): SharedChanges {
  const local = localChanges()
  const subscribed = new Map<Topic, number>()
  const untold = new Set<string>()
  const closing = new AbortController()
  let connected = Promise.withResolvers<void>()

  const catchUp = () => {
    for (const topic of subscribed.keys()) local.publish(topic)
  }

  function hear(payload: string): void {
    const [topic = ''] = payload.split(' ', 1)
    local.publish(topic as Topic, payload.slice(topic.length + 1))
  }

  async function listen(): Promise<void> {
    while (!closing.signal.aborted) {
      const giveUpAt = performance.now() + PAUSE
      const connection = await connectToPrimary(urls, giveUpAt, { onNotify: hear }).catch(() => undefined)
      if (connection) await listenOn(connection).catch(() => undefined)
      connection?.end()
      connected = Promise.withResolvers()
      await wait(PAUSE, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  /** Until it breaks. A standby hears nothing, and says so at once. */
  async function listenOn(connection: PostgresConnection): Promise<void> {
    await connection.run(`listen ${CHANNEL}`)
    connection.onEnd(() => wake())
    connected.resolve()
    catchUp()
    while (!connection.broken && !closing.signal.aborted) {
      await (untold.size > 0 ? tell(connection) : connection.run('select 1'))
      if (untold.size === 0 && !connection.broken && !closing.signal.aborted) await awake()
    }
  }

  let wake = () => {}
  const awake = () => new Promise<void>((resolve) => (wake = resolve))

  async function tell(connection: PostgresConnection): Promise<void> {
    const telling = [...untold]
    await connection.run('select pg_notify($1, value) from json_array_elements_text($2::text::json)', [
      CHANNEL,
      JSON.stringify(telling),
    ])
    for (const payload of telling) untold.delete(payload)
  }

  const timers = [setInterval(() => wake(), HEARTBEAT), setInterval(catchUp, CATCH_UP_EVERY)]
  void listen()
  return {
    publish(topic, message = '') {
      if (untold.size < UNTOLD_AT_MOST) untold.add(`${topic} ${message}`)
      wake()
    },

    subscribe(topic, listener) {
      const unsubscribe = local.subscribe(topic, listener)
      subscribed.set(topic, (subscribed.get(topic) ?? 0) + 1)
      let stopped = false
      return () => {
        if (stopped) return
        stopped = true
        unsubscribe()
        const left = (subscribed.get(topic) ?? 1) - 1
        if (left > 0) subscribed.set(topic, left)
        else subscribed.delete(topic)
      }
    },

    listening: () => connected.promise,

    close() {
      closing.abort()
      for (const timer of timers) clearInterval(timer)
      wake()
    },
  }
}
