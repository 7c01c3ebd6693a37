import { setTimeout as wait } from 'node:timers/promises'
import { SECOND } from '../../../contract/limits.ts'
import { type ConnectionOptions, PostgresConnection } from './connection.ts'
import { DatabaseUnavailable } from './failures.ts'

const FIRST_PAUSE = 0.1 * SECOND
const LONGEST_PAUSE = 1 * SECOND

/**
 * Connects to the host that takes writes; while there is none, to one that can at least be read. Tries until
 * `giveUpAt` (of `performance.now()`), then throws `DatabaseUnavailable`.
 */
export async function connectToPrimary(
  urls: readonly string[],
  giveUpAt: number,
  options?: ConnectionOptions,
): Promise<PostgresConnection> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await firstOf(urls, options)
    } catch (failure) {
      if (performance.now() + pause >= giveUpAt) throw new DatabaseUnavailable(failure)
    }
    await wait(pause)
  }
}

/** Asks all hosts at once, so that one that is gone without a word keeps nobody waiting. */
async function firstOf(urls: readonly string[], options?: ConnectionOptions): Promise<PostgresConnection> {
  const attempts = urls.map((url) => PostgresConnection.open(url, options))
  const writable = attempts.map(async (attempt) => {
    const connection = await attempt
    if (!connection.writable) throw new Error('This host takes no writes')
    return connection
  })
  const chosen = await Promise.any(writable).catch(() => Promise.any(attempts))
  for (const attempt of attempts) {
    void attempt.then(
      (connection) => connection === chosen || connection.end(),
      () => undefined,
    )
  }
  return chosen
}
