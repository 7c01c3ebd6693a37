import { SUMMARY_LIST_MAX, SUMMARY_OVERVIEW_MAX_CHARACTERS } from '../../contract/limits.ts'
import { history as historyWords } from '../../web/texts/en/history.ts'
import { journal as words } from '../../web/texts/en/journal.ts'
import { refusal } from '../support/browser/refusal.ts'
import { expect, test } from './fixtures.ts'
import { beginSession, endSession, messages, send, textArea, write } from './journalMember.ts'

test.use({ expectedComplaints: [/503/] })

test('when the companion sees the end, the writer is asked; saying no is an answer', async ({
  page,
  maya,
  axe,
  look,
}) => {
  await beginSession(page, maya, 'quick-checkin')
  const answer = {
    success: true,
    response: 'Take care of yourself.',
    sessionEnding: true,
    remainingMessages: 29,
    dailyUsage: 1,
  }
  await page.route('**/functions/analyzeJournalEntry', (route) => route.fulfill({ json: { result: answer } }))
  await send(page, 'That is all for today.')

  const question = page.getByRole('alertdialog', { name: words.ending.suggested.title })
  await expect(question).toBeVisible()
  await axe(page)
  await look(page, 'journal-ending-suggested')
  await question.getByRole('button', { name: words.ending.suggested.cancel }).click()
  await expect(question).toBeHidden()
  await expect(textArea(page)).toBeVisible()
})

test('a summary comes from the device when the companion has none, and nothing is lost when saving fails', async ({
  page,
  maya,
  axe,
  look,
}) => {
  await beginSession(page, maya, 'free-journal')
  await write(page, 'The house was quiet. I want to keep the house quiet.')
  await page.route('**/functions/generateSessionSummary', (route) => route.fulfill(refusal('unavailable')))
  await page.route('**/functions/endSession', (route) => route.fulfill(refusal('unavailable')))

  await page.getByRole('button', { name: words.menu.end }).click()
  const question = page.getByRole('alertdialog', { name: words.ending.question.title })
  await axe(page)
  await look(page, 'journal-end-question')
  await question.getByRole('button', { name: words.ending.question.confirm }).click()
  await expect(page.getByRole('heading', { name: words.summary.title })).toBeFocused()
  await expect(page.getByText(words.summary.local)).toBeVisible()
  await expect(page.getByLabel(words.summary.theme(1))).toHaveValue('house')
  await expect(page.getByRole('link', { name: 'The house was quiet.' }).first()).toHaveAttribute(
    'href',
    /^#entry-/,
  )
  await page.getByLabel(words.summary.theme(1)).fill('home')
  await page.getByRole('button', { name: words.summary.addTheme }).click()
  await page.getByLabel(words.summary.theme(2)).fill('silence')
  await axe(page)
  await look(page, 'journal-summary-local')

  await page.getByRole('button', { name: words.summary.save }).click()
  const alert = page.getByRole('alertdialog', { name: words.ending.failed })
  await alert.getByRole('button', { name: words.ending.close }).click()
  await expect(page.getByLabel(words.summary.theme(1))).toHaveValue('home')

  await page.unroute('**/functions/endSession')
  await page.getByRole('button', { name: words.summary.save }).click()
  await expect(page.getByRole('heading', { name: words.complete.title })).toBeFocused()
  await page.getByRole('button', { name: words.complete.history }).click()
  await page.getByRole('main').getByRole('listitem').getByRole('link').click()
  await expect(page.getByText('silence')).toBeVisible()
  await expect(page.getByRole('link', { name: 'The house was quiet.' }).first()).toBeVisible()
})

test('a session can go on instead of ending', async ({ page, maya }) => {
  await beginSession(page, maya, 'free-journal')
  await write(page, 'Not yet done.')
  await endSession(page)
  await page.getByRole('button', { name: words.summary.cancel }).click()
  await write(page, 'One more thing.')
  await expect(messages(page).last()).toContainText(words.messages.sent)
  await page.getByRole('button', { name: words.menu.history }).click()
  await expect(page.getByText(historyWords.autoSaved)).toBeVisible()
})

test('a summary takes no more than is kept of it', async ({ page, maya }) => {
  await beginSession(page, maya, 'free-journal')
  await write(page, 'A long day.')
  await endSession(page)
  const overview = page.getByLabel(words.summary.overview)
  await overview.fill('x'.repeat(SUMMARY_OVERVIEW_MAX_CHARACTERS))
  await overview.press('y')
  await expect(overview).toHaveValue('x'.repeat(SUMMARY_OVERVIEW_MAX_CHARACTERS))

  const themes = page.getByLabel(/^Theme \d+$/)
  const add = page.getByRole('button', { name: words.summary.addTheme })
  for (let count = await themes.count(); count < SUMMARY_LIST_MAX; count++) await add.click()
  await expect(themes).toHaveCount(SUMMARY_LIST_MAX)
  await expect(add).toBeHidden()
})
