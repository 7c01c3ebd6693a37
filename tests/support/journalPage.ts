import { randomUUID } from 'node:crypto'
import { getActiveSession } from '../../contract/calls/getActiveSession.ts'
import { createAsking } from '../../web/ask.ts'
import { writerForTest } from '../../web/encryption/writerForTest.ts'
import { pageForTest, serverForTest } from '../../web/features/journal/serverForTest.ts'
import { openEntries } from '../../web/features/journal/storedSession.ts'
import type { Writer } from './writers.ts'

export type JournalPage = Awaited<ReturnType<typeof openPage>>

/** The journal of a browser, without its screens, on a real server: it encrypts, keeps and repeats as a page does. */
export async function openPage(origin: string, { userId, bearer }: Pick<Writer, 'userId' | 'bearer'>) {
  const unlocked = await writerForTest(userId)
  const { ask, askStream, setBearer } = createAsking((path, options) => fetch(`${origin}${path}`, options))
  setBearer(bearer)
  const page = pageForTest(serverForTest(), unlocked, {
    ask,
    askStream,
    now: Date.now,
    newId: randomUUID,
    isOnline: () => true,
  })
  page.dispatch({ type: 'modeChosen', mode: 'free-journal', at: 0 })

  /** What the server keeps of the session that goes on, opened. */
  async function readSession(): Promise<{ text: string; reply: string | undefined }[]> {
    const { session } = await ask(getActiveSession, null)
    const opened = await openEntries(unlocked, session?.entries ?? [], 'does not open')
    return opened.map(({ text, reply }) => ({ text, reply: reply?.text }))
  }
  return { page, ask, readSession }
}
