import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** As another program that writes into the file of a running server: nobody else can until it lets go. */
export function lockDatabase(dataDir: string): { release(): void } {
  const other = new DatabaseSync(join(dataDir, 'journal.sqlite'), { timeout: 5_000 })
  other.exec('begin immediate')
  return { release: () => other.close() }
}
