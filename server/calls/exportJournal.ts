import type { exportJournal as call } from '../../contract/calls/exportJournal.ts'
import { CallError } from '../../contract/errors.ts'
import type { Db } from '../store/database.ts'
import * as entries from '../store/journalEntries.ts'
import * as summaries from '../store/sessionSummaries.ts'
import * as users from '../store/users.ts'
import type { StreamingHandler } from './context.ts'

/** The profile, then the sessions, then the entries, session by session in their order. */
export const exportJournal: StreamingHandler<typeof call> = async function* ({ db }, { member }) {
  const { userId } = member
  const user = await users.find(db, userId)
  if (!user) throw new CallError('notSignedIn')
  yield { profile: users.profileOf(user) }

  const count = { sessions: 0, entries: 0 }
  for await (const page of pagesOf(db, userId, summaries.page)) {
    count.sessions += page.length
    yield { sessions: page.map(summaries.summaryOf) }
  }
  for await (const page of pagesOf(db, userId, entries.page)) {
    count.entries += page.length
    yield { entries: page.map(entries.entryOf) }
  }
  return { success: true, ...count }
}

const DOCUMENTS_A_CHUNK = 100

/** However long the journal, one page of it is in memory. */
async function* pagesOf<Row>(
  db: Db,
  userId: string,
  read: (db: Db, userId: string, after: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined
  do {
    const page = await read(db, userId, last, DOCUMENTS_A_CHUNK)
    if (page.length > 0) yield page
    last = page.length < DOCUMENTS_A_CHUNK ? undefined : page.at(-1)
  } while (last !== undefined)
}
