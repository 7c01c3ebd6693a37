import { startPostgres } from '../../tests/support/postgres.ts'
import { prepareTestDatabases } from '../../tests/support/testDatabase.ts'
import { nodeTests } from './nodeTests.ts'
import type { Step } from './step.ts'

/** The same tests once more, on a real PostgreSQL that is started for them. */
export function onPostgres(title: string, globPatterns: string[]): Step {
  return {
    title,
    async run() {
      const server = await startPostgres()
      try {
        await prepareTestDatabases(server.url)
        return await nodeTests(title, globPatterns, { env: { TEST_DATABASE_URL: server.url } }).run()
      } finally {
        server.remove()
      }
    },
  }
}
