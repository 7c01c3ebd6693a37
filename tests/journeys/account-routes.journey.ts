import { crisisHelp } from '../../web/texts/en/crisisHelp.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './journalMember.ts'

test('paths lead where the specification says', async ({ page, maya }) => {
  await page.goto('/app?view=history')
  await expect(page).toHaveURL('/login')
  await expect(page).toHaveTitle(/^Access Your Journal/)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/no/such/path')
  await expect(page).toHaveURL('/')

  await signIn(page, maya)
  await expect(page).toHaveURL('/app')
  await page.goto('/login')
  await expect(page).toHaveURL('/app')
})

test('a view can be linked to, reloaded and left by Back', async ({ page, maya }) => {
  await signIn(page, maya)
  await page.goto('/app?view=settings')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to your journal' }).click()
  await expect(page.getByRole('heading', { name: 'Your Therapy Journal' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeFocused()
  await expect(page).toHaveTitle(/^Settings/)
})

test('help is one key away on every screen, also without a network', async ({ page, context, axe, look }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Access Your Journal' })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()

  const link = page.getByRole('button', { name: 'Need support now?' })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Need support now?' })
  await expect(dialog.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  await expect(dialog.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
  await expect(dialog.getByText(crisisHelp.nobodyAlerted)).toBeVisible()
  await axe(page)
  await look(page, 'support')
  await dialog.getByLabel(crisisHelp.region).selectOption({ label: 'Germany' })
  await expect(dialog.getByRole('link', { name: 'Call 112' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})
test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })
