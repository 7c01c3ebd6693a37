import type { Changes, Topic } from '../store/changes.ts'

/**
 * The messages of a topic, from this call on until the signal aborts. It listens at once, not when first asked, so
 * nothing is missed between; messages that wait and say the same are given once.
 */
export function changesOf(
  changes: Pick<Changes, 'subscribe'>,
  topic: Topic,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const waiting = new Set<string>()
  let wake = () => {}
  const stop = changes.subscribe(topic, (message) => {
    waiting.add(message)
    wake()
  })
  const finish = () => {
    stop()
    wake()
  }
  if (signal.aborted) stop()
  else signal.addEventListener('abort', finish, { once: true })

  async function* messages(): AsyncGenerator<string> {
    try {
      while (!signal.aborted) {
        const [next] = waiting
        if (next === undefined) await new Promise<void>((resolve) => (wake = resolve))
        else {
          waiting.delete(next)
          yield next
        }
      }
    } finally {
      signal.removeEventListener('abort', finish)
      stop()
    }
  }
  return messages()
}
