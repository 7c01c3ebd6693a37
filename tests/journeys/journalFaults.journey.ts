import { journal as words } from '../../web/texts/en/journal.ts'
import { expect, test } from './fixtures.ts'
import {
  choose,
  messages,
  newMember,
  ON_DEVICE,
  SAVED,
  signIn,
  textArea,
  write,
  written,
} from './journalMember.ts'

test.use({ expectedComplaints: [/503|ERR_INTERNET_DISCONNECTED|ERR_FAILED|500/] })

const failing = (code: string) => ({
  status: 503,
  contentType: 'application/json',
  body: JSON.stringify({ error: { status: 'UNAVAILABLE', message: 'Not now.', details: { code } } }),
})

test('when the companion fails the message is kept, and Retry gets the reply', async ({
  page,
  server,
  mailbox,
  axe,
  look,
}) => {
  await signIn(page, await newMember(server.origin, mailbox))
  await choose(page, 'free-journal')
  await page.route('**/functions/analyzeJournalEntry', (route) =>
    route.fulfill(failing('companionUnavailable')),
  )
  await textArea(page).fill('I had an argument with my brother.')
  await textArea(page).press('Enter')

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

test('when saving fails it says so, and the message waits on this device', async ({
  page,
  server,
  mailbox,
}) => {
  await signIn(page, await newMember(server.origin, mailbox))
  await choose(page, 'free-journal')
  await page.route('**/functions/saveEntry', (route) => route.fulfill(failing('storageFull')))
  await textArea(page).fill('Nobody should lose this.')
  await textArea(page).press('Enter')

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
  server,
  mailbox,
  axe,
  look,
}) => {
  await signIn(page, await newMember(server.origin, mailbox))
  await choose(page, 'free-journal')
  await write(page, 'Before the tunnel.')

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/saveEntry')) sent.push(request.postData() ?? '')
  })
  await context.setOffline(true)
  for (const text of ['First in the tunnel.', 'Second in the tunnel.', 'Third in the tunnel.']) {
    await textArea(page).fill(text)
    await textArea(page).press('Enter')
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

test('text that cannot be encrypted stays with its writer, who decides', async ({
  page,
  server,
  mailbox,
  axe,
}) => {
  await signIn(page, await newMember(server.origin, mailbox))
  await choose(page, 'free-journal')
  await page.evaluate(() => {
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
    Object.assign(globalThis, { mend: () => Object.assign(crypto.subtle, { encrypt }) })
    crypto.subtle.encrypt = () => Promise.reject(new Error('broken'))
  })
  await textArea(page).fill('This must not get lost.')
  await textArea(page).press('Enter')
  const question = page.getByRole('alertdialog', { name: words.unsealed.title })
  await expect(question).toBeVisible()
  await axe(page)

  await question.getByRole('button', { name: words.unsealed.keep }).click()
  await expect(textArea(page)).toHaveValue('This must not get lost.')

  await page.evaluate(() => (globalThis as unknown as { mend: () => void }).mend())
  await textArea(page).press('Enter')
  await expect(messages(page).getByText(SAVED)).toBeVisible()
  await expect(textArea(page)).toHaveValue('')
})
