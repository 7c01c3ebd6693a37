import type { Locator } from '@playwright/test'
import { journal as words } from '../../web/texts/en/journal.ts'
import { expect, test } from './fixtures.ts'
import {
  beginSession,
  breakEncryption,
  messages,
  SAVED,
  send,
  textArea,
  write,
  written,
} from './journalMember.ts'

test('a reply longer than the screen is read from its beginning', async ({ page, maya }) => {
  const paragraphs = Array.from({ length: 40 }, (_, index) => `Paragraph ${index + 1} of many.`)
  await page.route('**/functions/analyzeJournalEntry', (route) => {
    const chunks = paragraphs.map((text) => ({ message: { text: `${text}\n\n` } }))
    const response = paragraphs.join('\n\n')
    const result = { success: true, response, sessionEnding: false, remainingMessages: 29, dailyUsage: 1 }
    const events = [...chunks, { result }]
    const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
    return route.fulfill({ contentType: 'text/event-stream', body })
  })
  await page.setViewportSize({ width: 390, height: 480 })
  await beginSession(page, maya, 'free-journal')
  await write(page, 'Tell me something long.')
  const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top)
  await expect(messages(page).last()).toContainText('Paragraph 40')
  expect(await topOf(messages(page).last())).toBeGreaterThan(await topOf(page.getByRole('main')))
})

test('Stop keeps what has come of a reply, also after a reload', async ({ page, maya, axe, look }) => {
  await page.addInitScript(() => {
    const really = window.fetch
    // A companion that begins, and then says no more.
    window.fetch = async (...asked) => {
      if (!String(asked[0]).endsWith('/analyzeJournalEntry')) return really(...asked)
      const begun = `data: ${JSON.stringify({ message: { text: 'So far, and no ' } })}\n\n`
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(begun))
          asked[1]?.signal?.addEventListener('abort', () =>
            controller.error(new DOMException('', 'AbortError')),
          )
        },
      })
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
    }
  })
  await beginSession(page, maya, 'free-journal')
  await send(page, 'Tell me something long.')
  const reply = messages(page).last()
  await expect(reply).toContainText('So far, and no')
  await axe(page)
  await reply.getByRole('button', { name: words.messages.stop }).click()
  await expect(reply.getByText(words.messages.stopped, { exact: true })).toBeVisible()
  await expect(reply).toContainText('So far, and no')
  await look(page, 'journal-stopped')

  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: words.restore.confirm }).click()
  await expect(written(page).filter({ hasText: 'Tell me something long.' })).toHaveCount(1)
  await expect(messages(page).filter({ hasText: 'So far, and no' })).toHaveCount(1)
})

test('while a reply is awaited the companion is thinking, and Stop ends that', async ({ page, maya }) => {
  await beginSession(page, maya, 'free-journal')
  await page.route('**/functions/analyzeJournalEntry', () => undefined)
  await send(page, 'Are you there?')
  await expect(messages(page).last()).toContainText(words.messages.thinking('Sage'))
  await page.getByRole('button', { name: words.messages.stop }).click()
  await expect(messages(page).last()).toContainText('Are you there?')
  await expect(page.getByRole('button', { name: words.messages.ask })).toBeVisible()
})

test('what may be nothing gets one quiet line, and no card', async ({ page, maya, axe, look }) => {
  await beginSession(page, maya, 'free-journal')
  await write(page, 'I feel hopeless and I see no way forward.')
  await expect(messages(page).filter({ hasText: words.care.line })).toHaveCount(1)
  await expect(page.getByText(words.care.title)).toHaveCount(0)
  await axe(page)
  await look(page, 'journal-care-line')
  await messages(page).getByRole('button', { name: words.care.lineLink }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('an entry saved without encryption is marked, and sealed once that works', async ({ page, maya }) => {
  await beginSession(page, maya, 'free-journal')
  const mendEncryption = await breakEncryption(page)
  await send(page, 'Better readable than lost.')
  await page.getByRole('button', { name: words.unsealed.unencrypted }).click()
  const entry = written(page).filter({ hasText: 'Better readable than lost.' })
  await expect(entry.getByText(words.messages.unencrypted)).toBeVisible()
  await expect(messages(page).last()).toContainText(words.messages.sent)
  await expect(textArea(page)).toHaveValue('')

  await mendEncryption()
  const sealing = page.waitForRequest('**/functions/sealEntry')
  await write(page, 'And now it works again.')
  expect((await sealing).postData()).not.toContain('readable')
  await expect(entry.getByText(words.messages.unencrypted)).toHaveCount(0)
  await expect(entry.getByText(SAVED)).toBeVisible()
})
