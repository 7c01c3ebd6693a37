import { journal as words } from '../../web/texts/en/journal.ts'
import { refusal } from '../support/browser/refusal.ts'
import { expect, test } from './fixtures.ts'
import { beginSession, choose, messages, signIn, textArea, write } from './journalMember.ts'

test.use({ expectedComplaints: [/500 .*saveCompanionName/] })

test('the companion can be renamed, and gets its own name back', async ({ page, maya, axe, look }) => {
  await signIn(page, maya)
  await page.getByRole('button', { name: words.menu.rename('Sage') }).click()
  await expect(page.getByLabel(words.rename.label)).toBeFocused()
  await axe(page)
  await look(page, 'journal-rename')
  await page.getByRole('button', { name: 'Willow' }).click()
  await page.route('**/functions/saveCompanionName', (route) => route.fulfill(refusal('internal')))
  await page.getByRole('button', { name: words.rename.save }).click()
  const alert = page.getByRole('alertdialog', { name: words.rename.failed })
  await alert.getByRole('button', { name: words.ending.close }).click()
  await page.unroute('**/functions/saveCompanionName')
  await page.getByRole('button', { name: words.rename.save }).click()
  await expect(messages(page).first()).toContainText('I’m Willow')

  await page.reload()
  await page.getByRole('button', { name: words.menu.rename('Willow') }).click()
  await page.getByRole('button', { name: words.rename.reset('Sage') }).click()
  await expect(page.getByRole('button', { name: words.menu.rename('Sage') })).toBeVisible()
})

test('whoever may be in danger finds help above the reply, from the device itself', async ({
  page,
  maya,
  axe,
  look,
}) => {
  await beginSession(page, maya, 'free-journal')
  await write(page, 'I want to kill myself.')

  const card = messages(page).filter({ hasText: words.care.title })
  await expect(card).toContainText(words.care.private)
  await expect(card.getByRole('link', { name: /988/ }).first()).toHaveAttribute('href', /^tel:988/)
  await expect(messages(page).last()).not.toContainText(words.care.title)
  await axe(page)
  await look(page, 'journal-care')

  await write(page, 'Today I watered the plants.')
  await expect(card).toHaveCount(1)
})

test('with the keyboard of a phone open, help is what one sees', async ({ page, maya }) => {
  await page.setViewportSize({ width: 390, height: 480 })
  await beginSession(page, maya, 'free-journal')
  await expect(page.getByText(words.modes.openings['free-journal'])).toBeInViewport({ ratio: 1 })
  await write(page, 'I want to kill myself.')
  await expect(page.getByText(words.care.title)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: /988/ }).first()).toBeInViewport({ ratio: 1 })
})

test('each reply shows exactly what left the device', async ({ page, maya, axe, look }) => {
  await beginSession(page, maya, 'habit-builder')
  await write(page, 'I want to read before sleeping.')
  await page.getByRole('button', { name: words.messages.sent }).click()
  const sent = page.getByRole('dialog', { name: words.sent.title })
  await expect(sent).toContainText('I want to read before sleeping.')
  await expect(sent).toContainText(words.sent.toServer)
  await expect(sent).toContainText('This is the start of a new session.')
  await axe(page)
  await look(page, 'journal-what-was-sent')
  await page.keyboard.press('Escape')
  await expect(sent).toBeHidden()
})

test('Change Mode asks again, and writing too much is said before it is sent', async ({ page, maya }) => {
  await beginSession(page, maya, 'quick-checkin')
  await write(page, '3, a little tired')
  await page.getByRole('button', { name: words.modes.change }).click()
  await expect(textArea(page)).toHaveCount(0)
  await choose(page, 'free-journal')

  await textArea(page).fill('x'.repeat(10_001))
  await expect(page.getByText('at most 10,000 characters')).toBeVisible()
  await expect(page.getByRole('button', { name: words.composer.send })).toBeDisabled()
  await textArea(page).fill('one line')
  await textArea(page).press('Shift+Enter')
  await expect(textArea(page)).toHaveValue('one line\n')
})

test('a session without entries has nothing to summarize', async ({ page, maya }) => {
  await signIn(page, maya)
  await page.getByRole('button', { name: words.menu.end }).click()
  await expect(page.getByRole('alertdialog', { name: words.ending.nothing })).toBeVisible()
})
