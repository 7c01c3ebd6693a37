import type { Page, Request } from '@playwright/test'
import { journal as words } from '../../web/texts/en/journal.ts'
import { CANARY, expectNothingLost } from './faultSteps.ts'
import { expect, test } from './fixtures.ts'
import { beginSession, messages, ON_DEVICE, SAVED, send, textArea, write, written } from './journalMember.ts'

// The network fails on purpose.
test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/] })

const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => `Number ${at + 1} of a ${CANARY}.`)

test('twenty messages written without a network are sent once, in order', async ({
  page,
  context,
  server,
  maya,
}) => {
  await beginSession(page, maya, 'free-journal')
  const texts = numbered(21)
  const [first = '', ...offline] = texts
  await write(page, first)

  await context.setOffline(true)
  for (const [at, text] of offline.entries()) {
    await send(page, text)
    await expect(written(page).getByText(ON_DEVICE)).toHaveCount(at + 1)
  }
  await expect(page.getByText(words.waiting.many(20))).toBeVisible()
  await context.setOffline(false)
  await expect(written(page).getByText(SAVED)).toHaveCount(21)
  await expectNothingLost(page, server, maya, { texts, replies: 1 })
})

test('a network that comes and goes with every message loses none and answers where it can', async ({
  page,
  context,
  server,
  maya,
}) => {
  await beginSession(page, maya, 'free-journal')
  const texts = numbered(8)
  for (const [at, text] of texts.entries()) {
    const isOnline = at % 2 === 0
    await context.setOffline(!isOnline)
    if (isOnline) await write(page, text)
    else await send(page, text)
    await expect(
      written(page)
        .nth(at)
        .getByText(isOnline ? SAVED : ON_DEVICE),
    ).toBeVisible()
  }
  await context.setOffline(false)
  await expect(written(page).getByText(SAVED)).toHaveCount(texts.length)
  await expectNothingLost(page, server, maya, { texts, replies: 4 })
})

test('answers that are lost cost no message, and nothing is there twice', async ({ page, server, maya }) => {
  await beginSession(page, maya, 'free-journal')
  const texts = numbered(4)
  const [first = '', second = '', third = '', fourth = ''] = texts
  const retry = page.getByRole('button', { name: words.messages.retry })

  await loseOneAnswer(page, 'saveEntry')
  await send(page, first)
  await expect(messages(page).getByText(words.messages.apology)).toBeVisible()
  await retry.click()
  await expectNothingLost(page, server, maya, { texts: [first], replies: 1 })

  await loseOneAnswer(page, 'analyzeJournalEntry')
  await send(page, second)
  await expect(messages(page).getByText(words.messages.fallback)).toBeVisible()
  await retry.click()
  await expectNothingLost(page, server, maya, { texts: [first, second], replies: 2 })

  await loseOneAnswer(page, 'saveReply')
  await write(page, third)
  await write(page, fourth)
  await expectNothingLost(page, server, maya, { texts, replies: 4 })
  await expect(page.getByText(words.usage.left(26, 30))).toBeVisible()
})

test('the page of a captive portal is no success', async ({ page, server, maya }) => {
  await beginSession(page, maya, 'free-journal')
  const [first = '', second = ''] = numbered(2)
  await page.route('**/functions/**', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }),
  )
  await send(page, first)
  await expect(messages(page).getByText(words.messages.apology)).toBeVisible()
  await expect(written(page).getByText(ON_DEVICE)).toBeVisible()
  await expect(written(page).getByText(SAVED)).toHaveCount(0)

  await page.unroute('**/functions/**')
  await page.getByRole('button', { name: words.messages.retry }).click()
  await expectNothingLost(page, server, maya, { texts: [first], replies: 1 })
  await write(page, second)
  await expectNothingLost(page, server, maya, { texts: [first, second], replies: 2 })
})

test('what is sent twice is there once: clicks, Enter, and whole requests', async ({
  page,
  server,
  maya,
}) => {
  await beginSession(page, maya, 'free-journal')
  const texts = numbered(2)
  const [first = '', second = ''] = texts
  const requests: Request[] = []
  page.on('request', (request) => {
    if (/(saveEntry|analyzeJournalEntry|saveReply)$/.test(request.url())) requests.push(request)
  })

  await textArea(page).fill(first)
  await page.getByRole('button', { name: words.composer.send }).dblclick()
  await expectNothingLost(page, server, maya, { texts: [first], replies: 1 })
  await textArea(page).fill(second)
  await Promise.all([textArea(page).press('Enter'), textArea(page).press('Enter')])
  await expectNothingLost(page, server, maya, { texts, replies: 2 })

  expect(requests).toHaveLength(6)
  for (const request of requests) {
    const headers = await request.allHeaders()
    const answer = await page.request.post(request.url(), { headers, data: request.postData() ?? '' })
    expect(answer.status(), request.url()).toBe(200)
  }
  await expectNothingLost(page, server, maya, { texts, replies: 2 })
  await expect(page.getByText(words.usage.left(28, 30))).toBeVisible()
})

/** The server gets the next request, and the connection breaks before its answer. */
function loseOneAnswer(page: Page, call: string): Promise<unknown> {
  return page.route(
    `**/functions/${call}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}
