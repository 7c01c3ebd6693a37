import type { Locator } from '@playwright/test'
import { history as words } from '../../web/texts/en/history.ts'
import { insights as insightsWords } from '../../web/texts/en/insights.ts'
import { journal as journalWords } from '../../web/texts/en/journal.ts'
import { refusal } from '../support/browser/refusal.ts'
import { expect, test } from './fixtures.ts'
import { choose, endSession, signIn, write } from './journalMember.ts'

test.use({ expectedComplaints: [/500 .*getSessionHistory/] })

test('a session is read back in full, found by its words, and deleted for good', async ({
  page,
  maya,
  axe,
  look,
}) => {
  await signIn(page, maya)
  await page.getByRole('button', { name: journalWords.menu.history }).click()
  await expect(page.getByText(words.empty.title)).toBeVisible()
  await axe(page)
  await look(page, 'history-empty')
  await page.getByRole('button', { name: words.start }).click()

  for (const subject of ['My sister visited me on Sunday.', 'The river was frozen this morning.']) {
    await choose(page, 'free-journal')
    await write(page, subject)
    await write(page, 'My sleep is better. I want to keep that sleep.')
    await endSession(page)
    await page.getByLabel(journalWords.summary.overview).fill(`About this: ${subject}`)
    await page.getByLabel(journalWords.summary.mood).fill('calm')
    await page.getByRole('button', { name: journalWords.summary.save }).click()
    await page.getByRole('button', { name: journalWords.complete.start }).click()
  }

  await page.getByRole('button', { name: journalWords.menu.insights }).click()
  await expect(page.getByRole('heading', { name: insightsWords.title, exact: true })).toBeVisible()
  const total = page.getByText(insightsWords.weeks.total(2))
  await expect(total).toBeVisible()
  expect(await rightOf(page.locator('rect').last())).toBeCloseTo(await rightOf(total))
  await expect(page.getByText('calm').first()).toBeVisible()
  await axe(page)
  await look(page, 'insights')
  await page.getByRole('button', { name: insightsWords.back }).click()

  await page.getByRole('button', { name: journalWords.menu.history }).click()
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(2)
  await page.getByLabel(words.search.label).fill('SISTER visited')
  await expect(cards).toHaveCount(1)
  await cards.getByRole('link').click()
  await expect(page.getByRole('heading', { name: words.session.title })).toBeVisible()
  await expect(page.locator('[id^=entry-]').first()).toContainText('My sister visited me on Sunday.')
  await expect(page.getByText('calm')).toBeVisible()
  await axe(page)
  await look(page, 'history-detail')

  await page.reload()
  await expect(page.getByText('About this: My sister visited me on Sunday.')).toBeVisible()
  await page.goBack()
  await expect(cards).toHaveCount(2)
  await page.goForward()
  await expect(page.getByRole('banner').getByText(words.entries(2))).toBeVisible()
  await page.getByRole('button', { name: words.session.backToHistory }).click()
  await expect(cards).toHaveCount(2)
  await page.goBack()

  await page.getByRole('button', { name: words.remove.button }).click()
  const askedFor: string[] = []
  page.on('request', (request) => askedFor.push(request.url()))
  await page.getByRole('alertdialog').getByRole('button', { name: words.remove.confirm }).click()
  await expect(cards).toHaveCount(1)
  expect(
    askedFor.filter((url) => url.endsWith('/getSpecificSession')),
    'what is deleted',
  ).toEqual([])
})

test('says when the history cannot be loaded, and tries again', async ({ page, maya, look }) => {
  await signIn(page, maya)
  // A page that hears of changes reads again by itself, faster than anybody clicks.
  await page.route('**/functions/watchJournal', () => undefined)
  await page.route('**/functions/getSessionHistory', (route) => route.fulfill(refusal('internal')))
  await page.getByRole('button', { name: journalWords.menu.history }).click()
  await expect(page.getByText(words.errors.list)).toBeVisible()
  await look(page, 'history-error')
  await page.unroute('**/functions/getSessionHistory')
  await page.getByRole('button', { name: words.tryAgain }).click()
  await expect(page.getByText(words.empty.title)).toBeVisible()
})

const rightOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right)
