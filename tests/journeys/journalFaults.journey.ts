import { journal as words } from '../../web/texts/en/journal.ts'
import { refusal } from '../support/browser/refusal.ts'
import { expect, test } from './fixtures.ts'
import {
  beginSession,
  breakEncryption,
  messages,
  ON_DEVICE,
  SAVED,
  send,
  textArea,
  write,
  written,
} from './journalMember.ts'

test.use({ expectedComplaints: [/503|ERR_INTERNET_DISCONNECTED|ERR_FAILED|500/] })

test('when the companion fails the message is kept, and Retry gets the reply', async ({
  page,
  maya,
  axe,
  look,
}) => {
  await beginSession(page, maya, 'free-journal')
  await page.route('**/functions/analyzeJournalEntry', (route) =>
    route.fulfill(refusal('companionUnavailable')),
  )
  await send(page, 'I had an argument with my brother.')

  await expect(messages(page).getByText(words.messages.fallback)).toBeVisible()
  await expect(messages(page).getByText(words.messages.automatic, { exact: true })).toBeVisible()
  await expect(messages(page).getByText(SAVED)).toBeVisible()
  await axe(page)
  await look(page, 'journal-automatic-reply')

  await page.unroute('**/functions/analyzeJournalEntry')
  await page.getByRole('button', { name: words.messages.retry }).click()
  await expect(messages(page).getByText(words.messages.fallback)).toHaveCount(0)
  await expect(messages(page).last()).toContainText('your brother')
  await expect(page.getByText(words.usage.left(29, 30))).toBeVisible()
})

test('when saving fails it says so, and the message waits on this device', async ({ page, maya }) => {
  await beginSession(page, maya, 'free-journal')
  await page.route('**/functions/saveEntry', (route) => route.fulfill(refusal('storageFull')))
  await send(page, 'Nobody should lose this.')

  await expect(messages(page).getByText(words.messages.apology)).toBeVisible()
  await expect(messages(page).getByText(ON_DEVICE)).toBeVisible()
  await expect(page.getByText(words.waiting.one)).toBeVisible()

  await page.unroute('**/functions/saveEntry')
  await page.getByRole('button', { name: words.messages.retry }).click()
  await expect(messages(page).getByText(SAVED)).toBeVisible()
  await expect(messages(page).getByText(words.messages.apology)).toHaveCount(0)
})

test('without a network three messages are written; with it they are sent once, in order', async ({
  page,
  context,
  maya,
  axe,
  look,
}) => {
  await beginSession(page, maya, 'free-journal')
  await write(page, 'Before the tunnel.')

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/saveEntry')) sent.push(request.postData() ?? '')
  })
  await context.setOffline(true)
  for (const text of ['First in the tunnel.', 'Second in the tunnel.', 'Third in the tunnel.']) {
    await send(page, text)
    await expect(written(page).filter({ hasText: text }).getByText(ON_DEVICE)).toBeVisible()
  }
  await expect(page.getByText(words.waiting.many(3))).toBeVisible()
  await axe(page)
  await look(page, 'journal-offline')
  sent.length = 0

  await context.setOffline(false)
  await expect(messages(page).getByText(ON_DEVICE)).toHaveCount(0)
  expect(sent).toHaveLength(3)

  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: words.restore.confirm }).click()
  await expect(written(page)).toHaveCount(4)
  const texts = await written(page).allInnerTexts()
  const order = texts.map((text) => text.split(' ')[0])
  expect(order).toEqual(['Before', 'First', 'Second', 'Third'])
})

test('text that cannot be encrypted stays with its writer, who decides', async ({ page, maya, axe }) => {
  await beginSession(page, maya, 'free-journal')
  const mendEncryption = await breakEncryption(page)
  await send(page, 'This must not get lost.')
  const question = page.getByRole('alertdialog', { name: words.unsealed.title })
  await expect(question).toBeVisible()
  await axe(page)

  await question.getByRole('button', { name: words.unsealed.keep }).click()
  await expect(textArea(page)).toHaveValue('This must not get lost.')

  await mendEncryption()
  await textArea(page).press('Enter')
  await expect(messages(page).getByText(SAVED)).toBeVisible()
  await expect(textArea(page)).toHaveValue('')
})
