import { MODES } from '../../contract/modes.ts'
import { history as historyWords } from '../../web/texts/en/history.ts'
import { journal as words } from '../../web/texts/en/journal.ts'
import { expectNoOverflow } from '../support/browser/overflow.ts'
import { expect, test } from './fixtures.ts'
import {
  beginSession,
  choose,
  endSession,
  messages,
  signIn,
  textArea,
  write,
  written,
} from './journalMember.ts'

test('a session in each mode, from the welcome to its place in the history', async ({
  page,
  maya,
  axe,
  look,
}) => {
  await signIn(page, maya)
  await expect(page.getByText(words.subtitle)).toBeVisible()
  await expect(page.getByText(words.greeting('Maya'))).toBeVisible()
  await expect(page.getByText(words.notice.title)).toBeVisible()
  await axe(page)
  await look(page, 'journal-welcome')
  await page.getByRole('button', { name: words.notice.close }).click()

  for (const mode of MODES) {
    await expect(messages(page)).toHaveCount(1)
    await choose(page, mode)
    await expect(textArea(page)).toBeFocused()
    await write(page, `I want to think about my mornings, in ${mode}. I keep waking up tired.`)
    await write(page, 'My mornings are rushed because I stay up too late. I want to go to bed earlier.')
    if (mode === 'free-journal') {
      await axe(page)
      await look(page, 'journal-conversation')
      await expectNoOverflow(page)
    }
    await endSession(page)
    await expect(page.getByRole('heading', { name: words.summary.title })).toBeVisible()
    await page.getByLabel(words.summary.mood).fill('tired but hopeful')
    if (mode === 'free-journal') {
      await axe(page)
      await look(page, 'journal-summary')
    }
    await page.getByRole('button', { name: words.summary.save }).click()
    await expect(page.getByRole('heading', { name: words.complete.title })).toBeVisible()
    await expect(messages(page).last()).toContainText(words.messages.summary)
    if (mode === 'free-journal') await look(page, 'journal-complete')
    await page.getByRole('button', { name: words.complete.start }).click()
  }

  await page.getByRole('button', { name: words.menu.history }).click()
  await expect(page.getByRole('heading', { name: historyWords.title })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(MODES.length)
  await axe(page)
  await look(page, 'history-list')
  await expectNoOverflow(page)
})

test('with the keyboard of a small phone open the text area stays in view', async ({ page, maya, axe }) => {
  await page.setViewportSize({ width: 320, height: 420 })
  await beginSession(page, maya, 'free-journal')
  await write(page, 'From a small phone.')
  await expect(textArea(page)).toBeFocused()
  await expect(page.getByRole('button', { name: words.composer.send })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: words.menu.end })).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollHeight), 'nothing to scroll').toBe(420)
  await axe(page)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: words.menu.end })).toBeVisible()
})

test('with a phone on its side, or a keyboard that no window knows of, one sees what one answers', async ({
  page,
  maya,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await beginSession(page, maya, 'free-journal')
  const opening = page.getByText(words.modes.openings['free-journal'])
  const send = page.getByRole('button', { name: words.composer.send })
  await expect(opening).toBeInViewport({ ratio: 1 })
  await expect(send).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 390, height: 664 })
  // As on iOS.
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { value: 380 })
    window.visualViewport?.dispatchEvent(new Event('resize'))
  })
  await expect.poll(async () => (await send.boundingBox())?.y).toBeLessThan(380)
  await expect(opening).toBeInViewport({ ratio: 1 })
})

test('what is written from right to left is set from right to left', async ({ page, maya }) => {
  await beginSession(page, maya, 'free-journal')
  await write(page, 'שלום\nשלום לכולם וברוכים הבאים')
  const [short, long] = await written(page)
    .getByText('שלום')
    .evaluate((text) => {
      const node = text.firstChild as Text
      const end = node.data.indexOf('\n')
      const parts = [
        [0, end],
        [end + 1, node.length],
      ] as const
      return parts.map(([from, to]) => {
        const range = document.createRange()
        range.setStart(node, from)
        range.setEnd(node, to)
        const { left, right } = range.getBoundingClientRect()
        return { left, right }
      })
    })
  expect(short?.right).toBeCloseTo(long?.right ?? 0, 0)
  expect(short?.left).toBeGreaterThan(long?.left ?? 0)
})
