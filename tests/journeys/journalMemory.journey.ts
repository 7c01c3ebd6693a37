import type { Page } from '@playwright/test'
import { journal as words } from '../../web/texts/en/journal.ts'
import { expect, test } from './fixtures.ts'
import { beginSession, choose, endSession, write } from './journalMember.ts'

test('the companion gets earlier summaries, unless memory is left out', async ({ page, maya, axe }) => {
  await beginSession(page, maya, 'free-journal')
  await write(page, 'I planted a walnut tree with my sister.')
  await end(page, 'A walnut tree was planted.')

  const leaveOut = page.getByRole('checkbox', { name: words.memory.out })
  await choose(page, 'quick-checkin')
  await expect(leaveOut).not.toBeChecked()
  await write(page, '4, content')
  expect(await whatWasSent(page)).toContain('A walnut tree was planted.')
  await end(page, 'A good day.')

  await choose(page, 'quick-checkin')
  await leaveOut.check()
  await axe(page)
  await write(page, '2, a little low')
  expect(await whatWasSent(page)).not.toContain('walnut')
})

/** With this overview as its summary. */
async function end(page: Page, overview: string) {
  await endSession(page)
  await page.getByLabel(words.summary.overview).fill(overview)
  await page.getByRole('button', { name: words.summary.save }).click()
  await page.getByRole('button', { name: words.complete.start }).click()
}

async function whatWasSent(page: Page): Promise<string> {
  await page.getByRole('button', { name: words.messages.sent }).last().click()
  const sent = page.getByRole('dialog', { name: words.sent.title })
  const text = await sent.innerText()
  await page.keyboard.press('Escape')
  await expect(sent).toBeHidden()
  return text
}
