import { history as historyWords } from '../../web/texts/en/history.ts'
import { journal as words } from '../../web/texts/en/journal.ts'
import { expect, test } from './fixtures.ts'
import { choose, endSession, messages, signIn, textArea, write } from './journalMember.ts'

test.use({ serverEnv: { DAILY_MESSAGE_LIMIT: '2' } })

test('the limit stops replies, never writing', async ({ page, maya, axe, look }) => {
  await signIn(page, maya)
  await expect(page.getByText(words.usage.left(2, 2))).toBeVisible()
  await choose(page, 'free-journal')
  await write(page, 'The first of two.')
  await write(page, 'The second of two.')

  const alert = page.getByRole('alertdialog', { name: words.limit.title })
  await expect(alert).toContainText('resets tomorrow')
  await axe(page)
  await look(page, 'journal-limit-alert')
  await alert.getByRole('button', { name: words.limit.close }).click()
  await expect(page.getByText(words.usage.left(0, 2))).toContainText(words.usage.resets)
  await expect(textArea(page)).toHaveAttribute('placeholder', words.composer.limitPlaceholder)

  await textArea(page).fill('A third, about the garden.')
  await page.getByRole('button', { name: words.composer.saveOnly }).click()
  await expect(messages(page).last()).toContainText('A third, about the garden.')
  await expect(messages(page).last()).toContainText(words.messages.saved)
  await look(page, 'journal-limit')

  await endSession(page)
  await page.getByRole('button', { name: words.summary.save }).click()
  await page.getByRole('button', { name: words.complete.history }).click()
  await expect(page.getByText(historyWords.entries(3))).toBeVisible()
})
