import type { Page } from '@playwright/test'
import { journal as words } from '../../web/texts/en/journal.ts'
import { settings } from '../../web/texts/en/settings.ts'
import { CANARY, crash, expectNothingLost } from './faultSteps.ts'
import { expect, test } from './fixtures.ts'
import {
  beginSession,
  choose,
  ON_DEVICE,
  SAVED,
  send,
  signIn,
  textArea,
  write,
  written,
} from './journalMember.ts'

// The network is away for a while, and a database is taken away while it is read.
test.use({
  expectedComplaints: [/ERR_INTERNET_DISCONNECTED|401 .*renewSignIn|Force close delete origin/],
})

const TEXTS = ['First', 'Second', 'Third'].map((text) => `${text} ${CANARY}.`)
const [FIRST = '', SECOND = '', THIRD = ''] = TEXTS

const BROKEN_STORAGES: Record<string, () => void> = {
  blocked: () => {
    const deny = () => {
      throw new DOMException('Storage is switched off.', 'SecurityError')
    }
    Object.defineProperty(globalThis, 'indexedDB', { get: deny })
    Object.defineProperty(globalThis, 'localStorage', { get: deny })
  },
  full: () => {
    const refuse = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = refuse
    IDBObjectStore.prototype.add = refuse
    Storage.prototype.setItem = refuse
  },
}

for (const [how, breakStorage] of Object.entries(BROKEN_STORAGES)) {
  test(`with a storage that is ${how} one writes, also without a network, and is told what is not kept`, async ({
    page,
    context,
    server,
    maya,
  }) => {
    await page.addInitScript(breakStorage)
    await beginSession(page, maya, 'free-journal')
    await textArea(page).fill(FIRST)
    await expect(page.getByText(words.composer.draftOnlyHere)).toBeVisible()
    await page.getByRole('button', { name: words.menu.settings }).click()
    await page.getByRole('button', { name: settings.back }).click()
    await choose(page, 'free-journal')
    await expect(textArea(page)).toHaveValue(FIRST)
    await expect(page.getByText(words.composer.draftOnlyHere)).toBeVisible()
    await write(page, FIRST)
    await textArea(page).fill(SECOND)

    await context.setOffline(true)
    await textArea(page).press('Enter')
    await expect(written(page).nth(1)).toContainText(SECOND)
    await expect(written(page).nth(1).getByText(ON_DEVICE)).toBeVisible()
    await expect(textArea(page)).toHaveValue('')
    await context.setOffline(false)
    await expect(written(page).getByText(SAVED)).toHaveCount(2)
    await write(page, THIRD)
    await expectNothingLost(page, server, maya, { texts: TEXTS, replies: 2 })
  })
}

test('after the browser evicted everything, the password opens what was written', async ({
  page,
  context,
  server,
  maya,
}) => {
  await beginSession(page, maya, 'free-journal')
  await write(page, FIRST)
  await evict(page)
  // What is open goes on.
  await write(page, SECOND)
  await expectNothingLost(page, server, maya, { texts: [FIRST, SECOND], replies: 2 })

  await evict(page)
  await context.clearCookies()
  await crash(page)
  const again = await context.newPage()
  await signIn(again, maya)
  await expect(written(again)).toHaveCount(2)
  await write(again, THIRD)
  await expectNothingLost(again, server, maya, { texts: TEXTS, replies: 3 })
})

test('what waits for the network is not lost when the browser evicts it under an open page', async ({
  page,
  context,
  server,
  maya,
}) => {
  await beginSession(page, maya, 'free-journal')
  await write(page, FIRST)
  await context.setOffline(true)
  await send(page, SECOND)
  await expect(written(page).nth(1).getByText(ON_DEVICE)).toBeVisible()

  await evict(page)
  await context.setOffline(false)
  await expect(written(page).getByText(SAVED)).toHaveCount(2)
  await expectNothingLost(page, server, maya, { texts: [FIRST, SECOND], replies: 1 })
})

test('a storage that breaks off whenever it is read loses nothing', async ({ page, server, maya }) => {
  await beginSession(page, maya, 'free-journal')
  await write(page, FIRST)
  await page.evaluate(() => {
    const { getAll } = IDBObjectStore.prototype
    IDBObjectStore.prototype.getAll = function (...asked) {
      const reading = getAll.apply(this, asked)
      this.transaction.abort()
      return reading
    }
  })
  await write(page, SECOND)
  await expectNothingLost(page, server, maya, { texts: [FIRST, SECOND], replies: 2 })
})

test('a private window keeps nothing when it is closed, and the next one finds everything', async ({
  newPerson,
  server,
  maya,
}) => {
  for (const [at, text] of TEXTS.entries()) {
    const page = await newPerson()
    await page.goto(server.origin)
    await signIn(page, maya)
    if (at === 0) await choose(page, 'free-journal')
    await write(page, text)
    await expectNothingLost(page, server, maya, { texts: TEXTS.slice(0, at + 1), replies: at + 1 })
    await page.context().close()
  }
})

/** As browsers do when the disk runs full, or a site was not visited for a week. */
async function evict(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
}
