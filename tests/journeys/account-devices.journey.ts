import type { Page } from '@playwright/test'
import { settings } from '../../web/texts/en/settings.ts'
import { signIn as words } from '../../web/texts/en/signIn.ts'
import { fillSignIn, removeKeys } from './accountSteps.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './journalMember.ts'

const journal = (page: Page) => page.getByRole('heading', { name: 'Your Therapy Journal' })

test('a reload does not ask for the password; a device without the key does', async ({
  page,
  maya,
  axe,
  look,
}) => {
  await signIn(page, maya)
  await page.reload()
  await expect(journal(page)).toBeVisible()

  await removeKeys(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: words.unlock.title })).toBeVisible()
  await axe(page)
  await look(page, 'unlock')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: words.unlock.submit }).click()
  await expect(page.getByRole('alert')).toHaveText(words.unlock.wrongPassword)
  await page.getByLabel('Password', { exact: true }).fill(maya.password)
  await page.getByRole('button', { name: words.unlock.submit }).click()
  await expect(journal(page)).toBeVisible()
})

test('whoever wants it is asked for the password on every visit', async ({ page, maya }) => {
  await signIn(page, maya)
  await page.goto('/app?view=settings')
  await page.getByLabel(settings.device.askEveryVisit).check()
  await page.reload()
  await expect(page.getByRole('heading', { name: words.unlock.title })).toBeVisible()
})

test('who travels writes in the time zone of the day they are in, from the first visit on', async ({
  newPerson,
  server,
  maya,
}) => {
  const page = await newPerson({ timezoneId: 'Asia/Tokyo' })
  await page.goto(server.origin)
  await signIn(page, maya)
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByText('Asia/Tokyo')).toBeVisible()
})

test('signing out in one tab locks them all and leaves no key', async ({ page, context, maya }) => {
  await signIn(page, maya)
  const other = await context.newPage()
  await other.goto('/app?view=settings')
  await expect(other.getByRole('heading', { name: 'Settings' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign Out' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Access Your Journal' })).toBeVisible()
    await expect(tab.getByText('Your session has expired')).toHaveCount(0)
  }
  const kept = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('keys')
      request.onsuccess = () => resolve(request.result)
    })
    const count = database.transaction('keys').objectStore('keys').count()
    return new Promise((resolve) => {
      count.onsuccess = () => resolve({ keys: count.result, account: localStorage.getItem('account') })
    })
  })
  expect(kept).toEqual({ keys: 0, account: null })

  await fillSignIn(page, maya)
  await expect(journal(page)).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Settings' }).or(journal(other))).toBeVisible()
})

test('signing out everywhere reaches another device', async ({ page, newPerson, maya }) => {
  test.info().annotations.push({ type: 'spec', description: 'expired session' })
  await signIn(page, maya)
  const phone = await newPerson()
  await fillSignIn(phone, maya)
  await expect(journal(phone)).toBeVisible()

  await page.goto('/app?view=settings')
  await page.getByRole('button', { name: settings.device.everywhere }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: settings.device.signOut }).click()
  await expect(page.getByRole('heading', { name: 'Access Your Journal' })).toBeVisible()
  await expect(phone.getByText('Your session has expired. Please sign in again.')).toBeVisible()
})
test.use({ expectedComplaints: [/status of 401/] })
