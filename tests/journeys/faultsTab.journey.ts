import type { Page } from '@playwright/test'
import { history as historyWords } from '../../web/texts/en/history.ts'
import { journal as words } from '../../web/texts/en/journal.ts'
import { CANARY, comeBack, crash, expectNothingLost, holdReply, loseAnswers } from './faultSteps.ts'
import { expect, test } from './fixtures.ts'
import { beginSession, messages, send, textArea, write, written } from './journalMember.ts'

// A session whose only message is on its way is looked for on the server.
test.use({ expectedComplaints: [/404 .*getSpecificSession/] })

const KILLS = { crashes: crash, 'is closed': (tab: Page) => tab.close() }
const TEXTS = ['On its way', 'Already there', 'Typed', 'Answered in part'].map(
  (text) => `${text}: a ${CANARY}.`,
)
const [ON_ITS_WAY = '', ALREADY_THERE = '', TYPED = '', ANSWERED_IN_PART = ''] = TEXTS

for (const [happens, kill] of Object.entries(KILLS)) {
  test(`a tab that ${happens} while one writes has lost nothing and sent nothing twice`, async ({
    page,
    context,
    server,
    maya,
  }) => {
    await beginSession(page, maya, 'free-journal')
    let tab = page

    await test.step('before the server got the message', async () => {
      const asked = tab.waitForRequest('**/functions/saveEntry')
      await tab.route('**/functions/saveEntry', () => undefined)
      await send(tab, ON_ITS_WAY)
      await asked
      await kill(tab)
      tab = await comeBack(context)
      await tab.getByRole('button', { name: words.messages.ask }).click()
      await expectNothingLost(tab, server, maya, { texts: TEXTS.slice(0, 1), replies: 1 })
    })

    await test.step('after the server got it, before the page knew', async () => {
      const answered = loseAnswers(tab, 'saveEntry')
      await send(tab, ALREADY_THERE)
      await answered
      await kill(tab)
      tab = await comeBack(context)
      await expect(textArea(tab)).toHaveValue('')
      await expect(written(tab)).toHaveCount(2)
      await tab.getByRole('button', { name: words.messages.ask }).click()
      await expectNothingLost(tab, server, maya, { texts: TEXTS.slice(0, 2), replies: 2 })
    })

    await test.step('while typing', async () => {
      await textArea(tab).fill(TYPED)
      await expect(tab.getByText(words.composer.draftKept)).toBeVisible()
      await kill(tab)
      tab = await comeBack(context)
      await expect(textArea(tab)).toHaveValue(TYPED)
      await textArea(tab).press('Enter')
      await expectNothingLost(tab, server, maya, { texts: TEXTS.slice(0, 3), replies: 3 })
    })

    await test.step('while the reply streams', async () => {
      await holdReply(tab)
      await send(tab, ANSWERED_IN_PART)
      await expect(tab.getByRole('button', { name: words.messages.stop })).toBeVisible()
      await kill(tab)
      tab = await comeBack(context)
      await tab.getByRole('button', { name: words.messages.ask }).click()
      await expectNothingLost(tab, server, maya, { texts: TEXTS, replies: 4 })
      await expect(tab.getByText(words.usage.left(26, 30))).toBeVisible()
    })

    await test.step('all of it is one session', async () => {
      await tab.getByRole('button', { name: words.menu.history }).click()
      await expect(tab.getByRole('main').getByRole('listitem')).toHaveCount(1)
      await expect(tab.getByText(historyWords.entries(4))).toBeVisible()
    })
  })

  test(`a tab that ${happens} while the session ends has ended it once or not at all`, async ({
    page,
    context,
    server,
    maya,
  }) => {
    await beginSession(page, maya, 'free-journal')
    await write(page, TYPED)
    await beginEnding(page)
    await kill(page)

    const again = await comeBack(context)
    await expectNothingLost(again, server, maya, { texts: [TYPED], replies: 1 })
    await beginEnding(again)
    const answered = loseAnswers(again, 'endSession')
    await again.getByRole('button', { name: words.summary.save }).click()
    await answered
    await kill(again)

    const last = await context.newPage()
    await last.goto('/app')
    await expect(last.getByText(words.modes.legend)).toBeVisible()
    await expect(messages(last)).toHaveCount(1)
    await last.getByRole('button', { name: words.menu.history }).click()
    await expect(last.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await expect(last.getByText(historyWords.autoSaved)).toHaveCount(0)
  })
}

async function beginEnding(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.menu.end }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.ending.question.confirm }).click()
  await expect(page.getByRole('button', { name: words.summary.save })).toBeVisible()
}
