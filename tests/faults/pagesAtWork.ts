import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { getActiveSession } from '../../contract/calls/getActiveSession.ts'
import { getDailyUsage } from '../../contract/calls/getDailyUsage.ts'
import { getSessionHistory } from '../../contract/calls/getSessionHistory.ts'
import { SECOND } from '../../contract/limits.ts'
import { findUnanswered } from '../../contract/states/session.ts'
import { beginEnding, saveEnding } from '../../web/features/journal/ending.ts'
import { retry, send } from '../../web/features/journal/sending.ts'
import { type JournalPage, openPage } from '../support/journalPage.ts'
import type { Writer } from '../support/writers.ts'

/** The companion answers ten times a minute. */
const PAUSE = 7 * SECOND

export interface PagesAtWork {
  /** Resolves when so many more messages have their reply. */
  more(replies: number): Promise<void>
  /**
   * Lets each page finish its message and end its session. Each message was there once, opened, and had the reply that
   * its page shows. Answers how many there were, and how many of them were charged.
   */
  stop(): Promise<{ messages: number; charged: number }>
}

/** Members at their pages, who ask again whenever a message or its reply did not come through. */
export async function startPages(origin: string, members: readonly Writer[]): Promise<PagesAtWork> {
  const pages = await Promise.all(members.map((member) => openPage(origin, member)))
  const listeners = new Set<() => void>()
  let stopping = false

  async function writeOn({ page }: JournalPage): Promise<void> {
    await wait(Math.random() * PAUSE)
    for (let n = 1; !stopping; n++) {
      assert.ok(await send(page, `Message ${n}.`))
      await page.settled()
      await untilAnswered(page)
      for (const listener of listeners) listener()
      await wait(PAUSE)
    }
  }

  const done = Promise.all(pages.map(writeOn))
  return {
    more: (replies) =>
      new Promise((resolve) => {
        let left = replies
        const listener = () => {
          if (--left > 0) return
          listeners.delete(listener)
          resolve()
        }
        listeners.add(listener)
      }),
    async stop() {
      stopping = true
      await done
      const counts = await Promise.all(pages.map(endAndCount))
      return {
        messages: counts.reduce((sum, { messages }) => sum + messages, 0),
        charged: counts.reduce((sum, { charged }) => sum + charged, 0),
      }
    },
  }
}

async function untilAnswered(page: JournalPage['page']): Promise<void> {
  for (let left = findUnanswered(page.get().session); left; left = findUnanswered(page.get().session)) {
    await wait(PAUSE)
    await retry(page, left.entryId)
  }
}

async function endAndCount({ page, ask, readSession }: JournalPage) {
  const { exchanges } = page.get().session
  const shown = exchanges.map(({ text, kept, reply }) => ({ text, kept, reply: reply?.text }))
  const stored = await readSession()
  assert.deepEqual(
    stored.map((each) => ({ ...each, kept: 'saved' })),
    shown,
  )
  const { dailyUsage } = await ask(getDailyUsage, null)
  // Should nobody know whether a reply was delivered, it is a gift.
  assert.ok(dailyUsage <= exchanges.length)

  await beginEnding(page)
  const { summary } = page.get()
  assert.ok(summary)
  await saveEnding(page, summary.summary, '')
  assert.equal((await ask(getActiveSession, null)).session, null)
  const { sessions } = await ask(getSessionHistory, {})
  assert.deepEqual(
    sessions.map(({ entry_count }) => entry_count),
    [exchanges.length],
  )
  return { messages: exchanges.length, charged: dailyUsage }
}
