import type { Locator, Page } from '@playwright/test'
import { approval } from '../../web/texts/en/approval.ts'
import { crisisHelp } from '../../web/texts/en/crisisHelp.ts'
import { journal as words } from '../../web/texts/en/journal.ts'
import { product } from '../../web/texts/en/product.ts'
import { settings } from '../../web/texts/en/settings.ts'
import { verifyEmail } from '../../web/texts/en/verifyEmail.ts'
import { expectNoOverflow } from '../support/browser/overflow.ts'
import { newcomer, pendingCard, signUp, verificationLink } from './accountSteps.ts'
import { expect, test } from './fixtures.ts'
import { beginSession, choose, messages, openAdminPanel, signIn, textArea, write } from './journalMember.ts'

test('nothing overflows at 320 px, on any screen of a member', async ({ page, maya }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/login']) {
    await page.goto(path)
    await expectNoOverflow(page)
  }
  await page
    .getByRole('tab', { name: 'Sign Up' })
    .or(page.getByRole('button', { name: 'Sign Up' }))
    .first()
    .click()
  await expectNoOverflow(page)

  await signIn(page, maya)
  await expectNoOverflow(page)
  await choose(page, 'guided-reflection')
  await write(page, `A word without an end: ${'Donaudampfschifffahrtsgesellschaft'.repeat(4)}`)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: crisisHelp.link }).first().click()
  await expectNoOverflow(page)
  await page.keyboard.press('Escape')
  for (const view of ['history', 'insights', 'settings']) {
    page.once('dialog', (dialog) => void dialog.accept())
    await page.goto(`/app?view=${view}`)
    await expectNoOverflow(page)
  }
})

test('nor on any screen of who is not let in yet, or of who decides', async ({
  page,
  newPerson,
  server,
  mailbox,
}) => {
  const ada = newcomer(`Ada ${'Wolfeschlegelsteinhausen'.repeat(3)}`)
  await signUp(page, ada)
  await expect(page.getByRole('heading', { name: verifyEmail.title })).toBeVisible()
  await expectNoOverflow(page)
  await page.goto(await verificationLink(mailbox, ada.email))
  await expect(page.getByRole('heading', { name: approval.pending.title })).toBeVisible()
  await expectNoOverflow(page)

  const admin = await newPerson()
  await openAdminPanel(admin, server.origin, mailbox)
  await expect(pendingCard(admin, ada)).toContainText('Wolfeschlegelsteinhausen')
  await expectNoOverflow(admin)
  await pendingCard(admin, ada).getByRole('button', { name: 'Reject' }).click()
  await admin.getByLabel('Reason').fill('Donaudampfschifffahrtsgesellschaft'.repeat(4))
  await expectNoOverflow(admin)
  await admin.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await expect(admin.getByRole('region', { name: 'Decisions' })).toContainText('Donaudampf')
  await expectNoOverflow(admin)

  await expect(page.getByRole('heading', { name: approval.rejected.title })).toBeVisible()
  await expect(page.getByText('Donaudampf')).toBeVisible()
  await expectNoOverflow(page)
})

test('a whole session needs no mouse, from the mode to the summary', async ({ page, maya }) => {
  await signIn(page, maya)
  await tabTo(page, page.getByRole('button', { name: words.modes.names['free-journal'] }))
  await page.keyboard.press('Enter')
  await expect(textArea(page)).toBeFocused()
  await page.keyboard.type('Written with the keyboard alone.')
  await page.keyboard.press('Enter')
  await expect(messages(page).last()).toContainText(words.messages.sent)
  await expect(textArea(page)).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: words.menu.end }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: words.menu.end })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, question.getByRole('button', { name: words.ending.question.confirm }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: words.summary.title })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: words.summary.save }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: words.complete.title })).toBeFocused()
})

test('the focus is never lost where something goes that had it', async ({ page, maya }) => {
  await signIn(page, maya)
  await choose(page, 'free-journal')
  await textArea(page).fill('Sent with the mouse.')
  await page.getByRole('button', { name: words.composer.send }).click()
  await expect(textArea(page)).toBeFocused()

  const rename = page.getByRole('button', { name: words.menu.rename('Sage') })
  await rename.click()
  await page.keyboard.press('Escape')
  await expect(rename).toBeFocused()

  await page.getByRole('button', { name: words.modes.change }).click()
  await expect(page.getByRole('group', { name: words.modes.legend })).toBeFocused()
  await choose(page, 'quick-checkin')
  await expect(textArea(page)).toBeFocused()

  await page.getByRole('button', { name: words.menu.settings }).click()
  await page.getByRole('button', { name: settings.remove.open }).click()
  await expect(page.getByLabel(settings.remove.password, { exact: true })).toBeFocused()
  await page.getByRole('button', { name: settings.remove.cancel }).click()
  await expect(page.getByRole('button', { name: settings.remove.open })).toBeFocused()
})

async function tabTo(page: Page, wanted: Locator, key = 'Tab') {
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < 40; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('The keyboard does not get there.')
}

test('enlarged to 400 % a reply can be read while one writes', async ({ page, maya }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await beginSession(page, maya, 'habit-builder')
  await write(page, 'I want to read before sleeping.')
  await messages(page).last().scrollIntoViewIfNeeded()
  await expect(messages(page).last()).toBeInViewport({ ratio: 1 })
  await expect(textArea(page)).toBeFocused()
  await expectNoOverflow(page)
})

test('without JavaScript the app says why it needs it', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of ['/app', '/login']) {
    await page.goto(`${server.origin}${path}`)
    const why = page.locator('noscript')
    await expect(why).toBeInViewport({ ratio: 1 })
    expect(await why.innerText()).toBe(product.needsScript)
  }
  await context.close()
})
