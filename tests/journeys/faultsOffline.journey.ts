import { app } from '../../web/texts/en/app.ts'
import { journal as words } from '../../web/texts/en/journal.ts'
import { CANARY, expectNothingLost } from './faultSteps.ts'
import { expect, test } from './fixtures.ts'
import { choose, ON_DEVICE, SAVED, send, signIn, write, written } from './journalMember.ts'

test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

const TEXTS = ['Before', 'Without a network', 'With it again'].map((text) => `${text}: a ${CANARY}.`)
const [BEFORE = '', WITHOUT = '', AGAIN = ''] = TEXTS
const PLACES = ['/', '/login', '/app?view=history', '/app?view=insights', '/app?view=settings', '/app']

test('after one visit every place opens without a network, one can write, and no cache has a word of it', async ({
  newPerson,
  server,
  maya,
}) => {
  const page = await newPerson({ serviceWorkers: 'allow' })
  await page.goto(server.origin)
  await signIn(page, maya)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await choose(page, 'free-journal')
  await write(page, BEFORE)
  page.on('dialog', (dialog) => void dialog.accept())

  await page.context().setOffline(true)
  for (const place of PLACES) {
    await page.goto(`${server.origin}${place}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    if (place.startsWith('/app')) await expect(page.getByText(app.bar.offline)).toBeVisible()
  }
  const restore = page.getByRole('button', { name: words.restore.confirm })
  await restore.click()
  await send(page, WITHOUT)
  await expect(written(page).last().getByText(ON_DEVICE)).toBeVisible()
  await page.reload()
  await restore.click()
  await expect(written(page).filter({ hasText: WITHOUT })).toHaveCount(1)

  await page.context().setOffline(false)
  await expect(written(page).getByText(SAVED)).toHaveCount(2)
  await write(page, AGAIN)
  await expectNothingLost(page, server, maya, { texts: TEXTS, replies: 2 })
})
