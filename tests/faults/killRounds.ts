import { after } from 'node:test'
import { inDatabase } from '../support/diskDatabase.ts'
import { makeDataDir, removeDataDir, startServer } from '../support/startServer.ts'
import { addWriters, assertAllThere, countOf, startWriting } from '../support/writers.ts'

const WRITERS = 50
const ENTRIES_A_ROUND = 25

/**
 * Fifty members write without a pause to speak of; again and again the server is killed with requests of all of them
 * under way, and started on what it left. Answers how many entries were acknowledged, each of which is there.
 */
export async function killUnderWriters(rounds: number): Promise<number> {
  const dataDir = await makeDataDir()
  after(() => removeDataDir(dataDir))
  const writers = await inDatabase(dataDir, (database) => addWriters(database, WRITERS))

  let server = await startServer({ dataDir })
  const port = Number(new URL(server.origin).port)
  const writing = startWriting(writers, { origins: () => [server.origin], pause: 20 })
  for (let round = 0; round < rounds; round++) {
    await writing.more(ENTRIES_A_ROUND)
    await server.kill()
    server = await startServer({ dataDir, port })
  }
  await writing.stop()
  await server.kill()

  await inDatabase(dataDir, (database) => assertAllThere(database, writers))
  return countOf(writers)
}
