import { history as historyWords } from '../../web/texts/en/history.ts'
import { journal as words } from '../../web/texts/en/journal.ts'
import { CANARY, comeBack, expectNothingLost, goOn } from './faultSteps.ts'
import { expect, test } from './fixtures.ts'
import { beginSession, choose, signIn, textArea, write, written } from './journalMember.ts'

// Whoever asks while the sign-in ends elsewhere is refused.
test.use({ expectedComplaints: [/status of 401/] })

const YEAR = 365 * 24 * 60 * 60 * 1000
const TEXTS = ['desk', 'phone', 'desk again', 'phone again'].map((where) => `A ${CANARY}, at the ${where}.`)

test('two devices write by turns: one order, one session, one ending', async ({
  page,
  newPerson,
  server,
  maya,
}) => {
  const phone = await newPerson()
  await phone.goto(server.origin)
  await beginSession(page, maya, 'free-journal')
  for (const [at, text] of TEXTS.entries()) {
    const [here, there] = at % 2 === 0 ? [page, phone] : [phone, page]
    await write(here, text)
    if (at === 0) await signIn(phone, maya)
    await expect(written(there)).toHaveCount(at + 1)
    await expect(there.getByText(words.usage.left(29 - at, 30))).toBeVisible()
  }
  for (const device of [page, phone])
    await expectNothingLost(device, server, maya, { texts: TEXTS, replies: 4 })

  await phone.getByRole('button', { name: words.menu.end }).click()
  await phone.getByRole('alertdialog').getByRole('button', { name: words.ending.question.confirm }).click()
  await phone.getByRole('button', { name: words.summary.save }).click()
  for (const device of [page, phone])
    await expect(device.getByRole('heading', { name: words.complete.title })).toBeVisible()
  await page.getByRole('button', { name: words.complete.history }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText(historyWords.entries(4))).toBeVisible()
})

test('signing out in one tab locks the other in the middle of a sentence, and keeps it', async ({
  page,
  context,
  server,
  maya,
}) => {
  const [first = '', second = ''] = TEXTS
  await beginSession(page, maya, 'free-journal')
  await write(page, first)
  const other = await comeBack(context)
  await textArea(other).fill(second)
  await expect(other.getByText(words.composer.draftKept)).toBeVisible()

  await page.getByRole('button', { name: words.menu.signOut }).click()
  await page.getByRole('button', { name: words.leaving.signOut.confirm }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Access Your Journal' })).toBeVisible()
    await expect(tab.getByText(CANARY)).toHaveCount(0)
  }
  // Tabs sign in together as well.
  await signIn(page, maya)
  await goOn(page)
  await goOn(other)
  await expect(textArea(other)).toHaveValue(second)
  await textArea(other).press('Enter')
  await expectNothingLost(other, server, maya, { texts: [first, second], replies: 2 })
})

test('clocks that are a year off change neither the order nor the count of messages', async ({
  newPerson,
  server,
  maya,
}) => {
  const [ahead, behind] = [await newPerson(), await newPerson()]
  await ahead.clock.setSystemTime(Date.now() + YEAR)
  await behind.clock.setSystemTime(Date.now() - YEAR)
  const [first = '', second = '', third = ''] = TEXTS
  for (const device of [ahead, behind]) {
    await device.goto(server.origin)
    await signIn(device, maya)
    if (device === ahead) await choose(device, 'free-journal')
    await write(device, device === ahead ? first : second)
  }
  await expect(written(ahead)).toHaveCount(2)
  await write(ahead, third)
  for (const device of [ahead, behind])
    await expectNothingLost(device, server, maya, { texts: [first, second, third], replies: 3 })
  await expect(ahead.getByText(words.usage.left(27, 30))).toBeVisible()
})
