import { history as historyWords } from '../../web/texts/en/history.ts'
import { journal as words } from '../../web/texts/en/journal.ts'
import { expect, test } from './fixtures.ts'
import {
  beginSession,
  choose,
  endSession,
  messages,
  newMember,
  SAVED,
  signIn,
  signOut,
  textArea,
  write,
  written,
} from './journalMember.ts'

test('a draft survives a reload, is nobody else’s, and is gone when it is sent', async ({
  page,
  maya,
  server,
  mailbox,
}) => {
  await beginSession(page, maya, 'free-journal')
  await textArea(page).fill('Half a thought')
  await expect(page.getByText(words.composer.draftKept)).toBeVisible()

  await page.reload()
  await choose(page, 'free-journal')
  await expect(textArea(page)).toHaveValue('Half a thought')

  await signOut(page)
  await signIn(page, await newMember(server.origin, mailbox, 'Noor'))
  await choose(page, 'free-journal')
  await expect(textArea(page)).toHaveValue('')
  await signOut(page)

  await beginSession(page, maya, 'free-journal')
  await expect(textArea(page)).toHaveValue('Half a thought')
  await textArea(page).press('Enter')
  await expect(messages(page).getByText(SAVED)).toBeVisible()
  await expect(textArea(page)).toHaveValue('')
})

test('a reload asks first, then continues the session as itself', async ({ page, maya, axe, look }) => {
  await beginSession(page, maya, 'guided-reflection')
  await write(page, 'My manager cancelled our meeting.')

  const warned = page.waitForEvent('dialog').then(async (dialog) => {
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
  })
  await page.reload()
  await warned
  const question = page.getByRole('alertdialog', { name: words.restore.title })
  await expect(question).toBeVisible()
  await axe(page)
  await look(page, 'journal-restore')
  await question.getByRole('button', { name: words.restore.confirm }).click()
  await expect(written(page).filter({ hasText: 'My manager cancelled our meeting.' })).toHaveCount(1)
  await write(page, 'I felt small.')

  await endSession(page)
  await page.getByRole('button', { name: words.summary.save }).click()
  await page.getByRole('button', { name: words.complete.history }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText(historyWords.entries(2))).toBeVisible()
  await expect(page.getByText(historyWords.autoSaved)).toHaveCount(0)
})

test('leaving to the history saves the session by itself; its summary follows on the next visit', async ({
  page,
  maya,
}) => {
  await beginSession(page, maya, 'free-journal')
  await write(page, 'The garden is finally planted.')
  await page.getByRole('button', { name: words.menu.history }).click()

  const card = page.getByRole('main').getByRole('listitem')
  await expect(card).toHaveCount(1)
  await expect(card.getByText(historyWords.autoSaved)).toBeVisible()
  await expect(card.getByText(historyWords.noSummary)).toBeVisible()

  await page.getByRole('button', { name: historyWords.start }).click()
  await page.getByRole('button', { name: words.restore.cancel }).click()
  await expect(messages(page)).toHaveCount(1)
  await page.reload()
  await expect(messages(page)).toHaveCount(1)
  await page.getByRole('button', { name: words.menu.history }).click()
  await expect(card.getByText('The garden is finally planted.')).toBeVisible()
  await expect(card.getByText(historyWords.autoSaved)).toBeVisible()
})

test('signing out asks to save the session first', async ({ page, maya, look }) => {
  await beginSession(page, maya, 'free-journal')
  await write(page, 'Something for later.')

  await page.getByRole('button', { name: words.menu.signOut }).click()
  const question = page.getByRole('alertdialog', { name: words.leaving.signOut.title })
  await look(page, 'journal-sign-out')
  await question.getByRole('button', { name: words.leaving.signOut.cancel }).click()
  await expect(textArea(page)).toBeVisible()

  await signOut(page, question.getByRole('button', { name: words.leaving.signOut.confirm }))
  await signIn(page, maya)
  await page.getByRole('button', { name: words.restore.confirm }).click()
  await expect(written(page).filter({ hasText: 'Something for later.' })).toHaveCount(1)
})

test('two tabs have one session: each message once, one order, and one ending', async ({
  page,
  context,
  maya,
}) => {
  await beginSession(page, maya, 'free-journal')
  await write(page, 'From the first tab.')

  const second = await context.newPage()
  await second.goto('/app?view=history')
  await expect(second.getByText(historyWords.active)).toBeVisible()
  await second.getByRole('button', { name: historyWords.back }).click()
  await expect(written(second).filter({ hasText: 'From the first tab.' })).toHaveCount(1)
  await write(second, 'From the second tab.')
  await page.bringToFront()
  await expect(written(page).filter({ hasText: 'From the second tab.' })).toHaveCount(1)
  await write(page, 'And back in the first.')
  await expect(written(second).filter({ hasText: 'And back in the first.' })).toHaveCount(1)

  await second.close({ runBeforeUnload: false })
  await write(page, 'Still here after the other closed.')

  const third = await context.newPage()
  await third.goto('/app')
  await expect(written(third).filter({ hasText: 'Still here after' })).toHaveCount(1)
  await endSession(page)
  await page.getByRole('button', { name: words.summary.save }).click()
  await expect(page.getByRole('heading', { name: words.complete.title })).toBeVisible()
  await expect(third.getByRole('heading', { name: words.complete.title })).toBeVisible()

  await page.getByRole('button', { name: words.complete.history }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText(historyWords.entries(4))).toBeVisible()
})
