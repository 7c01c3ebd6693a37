/** That something changed, so that live lists read again. Carries ids and states only, never content. */
export type Topic = 'pending' | 'companion' | `user:${string}`

export interface Changes {
  publish(topic: Topic, message?: string): void
  /** Calls `listener` for each change from now on; the answer stops it. */
  subscribe(topic: Topic, listener: (message: string) => void): () => void
}

type Listener = (message: string) => void

/** For one process. */
export function localChanges(): Changes {
  const listeners = new Map<Topic, Set<Listener>>()
  return {
    publish(topic, message = '') {
      for (const listener of listeners.get(topic) ?? []) listener(message)
    },
    subscribe(topic, listener) {
      const subscribed = listeners.get(topic) ?? new Set<Listener>()
      listeners.set(topic, subscribed.add(listener))
      return () => {
        subscribed.delete(listener)
        if (subscribed.size === 0) listeners.delete(topic)
      }
    },
  }
}
