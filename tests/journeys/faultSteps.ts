import { type BrowserContext, expect, type Page, type Route } from '@playwright/test'
import { journal as words } from '../../web/texts/en/journal.ts'
import { keptByBrowser } from '../support/browser/keptByBrowser.ts'
import type { RunningServer } from '../support/startServer.ts'
import { filesWith, readStored } from '../support/storedJournal.ts'
import { type Member, messages, textArea, written } from './journalMember.ts'

/** In whatever is written in these stories, and in nothing else. */
export const CANARY = 'heron'

/** The page's process ends, as when a phone needs its memory: nothing of the app runs any more. */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const devTools = await page.context().newCDPSession(page)
  void devTools.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

/** A new tab of a browser that was left, in the session that was left: restored when it has to be. */
export async function comeBack(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/app')
  await goOn(page)
  return page
}

export async function goOn(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog', { name: words.restore.title })
  await expect(question.or(textArea(page)).first()).toBeVisible()
  // What waits on this device is shown at once; the question comes with the server's answer.
  await expect(page.getByText(/^\d+\/30 messages left/)).toBeVisible()
  if (await question.isVisible()) await question.getByRole('button', { name: words.restore.confirm }).click()
}

/** The server gets the request; its answer never reaches the page. Resolves when the server has answered. */
export function loseAnswers(page: Page, call: string): Promise<void> {
  return new Promise((answered) => {
    const lose = async (route: Route) => {
      await route.fetch().catch(() => undefined)
      answered()
    }
    void page.route(`**/functions/${call}`, lose)
  })
}

/** The next reply comes as far as its first piece, and no further, however much of it had arrived together. */
export async function holdReply(page: Page): Promise<void> {
  await page.evaluate(() => {
    const whole = globalThis.fetch
    globalThis.fetch = async (...request) => {
      const answer = await whole(...request)
      if (!String(request[0]).endsWith('/analyzeJournalEntry')) return answer
      const { value } = (await answer.body?.getReader().read()) ?? {}
      const [first] = new TextDecoder().decode(value).split('\n\n')
      const held = new ReadableStream({
        start: (stream) => stream.enqueue(new TextEncoder().encode(`${first}\n\n`)),
      })
      return new Response(held, answer)
    }
  })
}

/**
 * What holds after every fault: each of these messages is stored once, in this order, and opens; so many have a reply;
 * the screen shows what is stored and nothing is under way; and nobody can read any of it where it rests.
 */
export async function expectNothingLost(
  page: Page,
  server: RunningServer,
  member: Member,
  { texts, replies }: { texts: readonly string[]; replies: number },
): Promise<void> {
  await expect(written(page)).toHaveCount(texts.length)
  for (const [at, text] of texts.entries()) await expect(written(page).nth(at)).toContainText(text)
  await expect(messages(page).getByText(words.messages.sending)).toHaveCount(0)
  await expect(page.getByRole('button', { name: words.messages.stop })).toHaveCount(0)

  await expect
    .poll(async () => (await readStored(server.origin, member)).filter(({ reply }) => reply).length)
    .toBe(replies)
  const stored = await readStored(server.origin, member)
  expect(stored.map(({ text }) => text)).toEqual(texts)
  await expectUnreadable(page, server)
}

/** Neither this browser nor the server keeps a word of it that can be read. */
export async function expectUnreadable(page: Page, server: RunningServer): Promise<void> {
  expect(await keptByBrowser(page.context(), server.origin)).not.toContain(CANARY)
  expect(await filesWith(server.dataDir, CANARY)).toEqual([])
  expect(server.output()).not.toContain(CANARY)
}
