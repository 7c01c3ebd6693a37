import { app } from '../../web/texts/en/app.ts'
import { journal as words } from '../../web/texts/en/journal.ts'
import { settings } from '../../web/texts/en/settings.ts'
import { type Installation, install } from '../support/installation.ts'
import { removeDataDir, startServer } from '../support/startServer.ts'
import { expect, test as ours } from './fixtures.ts'
import { choose, signIn, textArea } from './journalMember.ts'

/** A server whose web app can be updated while it runs. */
const test = ours.extend<object, { installation: Installation }>({
  installation: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures off the pattern.
    async ({}, use) => {
      const installation = await install()
      await use(installation)
      await installation.remove()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ installation }, use) => {
      const server = await startServer({ project: installation.folder })
      await use(server)
      await server.stop()
      await removeDataDir(server.dataDir)
    },
    { scope: 'worker' },
  ],
})

test.use({ serviceWorkers: 'allow' })

const NEXT_SUBTITLE = 'A quiet place, made new'

test('a new version is told to whoever left the page open, interrupts nobody, and comes with a reload', async ({
  page,
  maya,
  installation,
  axe,
  look,
}) => {
  const bar = page.getByRole('complementary', { name: app.bar.label })
  await signIn(page, maya)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect(page.getByText(words.subtitle)).toBeVisible()

  await test.step('she comes back to a page that was open when the server was updated', async () => {
    await installation.update(words.subtitle, NEXT_SUBTITLE)
    await expect(bar.getByText(app.bar.newVersion)).toHaveCount(0)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(bar.getByText(app.bar.newVersion)).toBeVisible()
    await axe(page)
    await look(page, 'new-version')
  })

  await test.step('until she takes it, the version that she has stays whole', async () => {
    await page.getByRole('button', { name: words.menu.settings }).click()
    await expect(page.getByRole('heading', { name: settings.title })).toBeVisible()
    await page.getByRole('button', { name: settings.back }).click()
    await expect(page.getByText(words.subtitle)).toBeVisible()
    await choose(page, 'free-journal')
    await textArea(page).fill('Half a thought')
    await expect(page.getByText(words.composer.draftKept)).toBeVisible()
    await expect(bar.getByText(app.bar.newVersion)).toBeVisible()
  })

  await test.step('a reload takes it, and nothing is lost', async () => {
    await bar.getByRole('button', { name: app.bar.reload }).click()
    await expect(page.getByText(NEXT_SUBTITLE)).toBeVisible()
    await expect(bar.getByText(app.bar.newVersion)).toHaveCount(0)
    await choose(page, 'free-journal')
    await expect(textArea(page)).toHaveValue('Half a thought')
  })
})
