import { admin as words } from '../../web/texts/en/admin.ts'
import { approval } from '../../web/texts/en/approval.ts'
import { fillSignIn, newcomer, pendingCard } from './accountSteps.ts'
import { expect, test } from './fixtures.ts'
import { ADMIN, openAdminPanel, register } from './journalMember.ts'

test.use({
  // A server of its own, so that nobody else is waiting.
  serverEnv: { LOG_LEVEL: 'warn' },
  expectedComplaints: [/status of (409|500|503) .*(approve|reject)User/],
})

test('the list is live, newest first, and empty when all are decided', async ({
  page,
  server,
  mailbox,
  axe,
  look,
}) => {
  await openAdminPanel(page, server.origin, mailbox)
  await expect(page.getByText('All caught up! No users pending approval at this time.')).toBeVisible()
  const header = page.getByRole('banner')
  await expect(header).toContainText(ADMIN.email)
  await expect(header.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  for (const note of words.notes.list) await expect(page.getByText(note)).toBeVisible()
  await axe(page)
  await look(page, 'admin-empty')

  const [ada, bea] = [newcomer('Ada Lovelace'), newcomer('Bea Nguyen')]
  await register(server.origin, mailbox, ada)
  await register(server.origin, mailbox, bea)
  await expect(page.getByRole('heading', { name: 'Pending User Approvals (2)' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Bea Nguyen')
  await expect(pendingCard(page, ada)).toContainText('Pending Approval')
  await expect(pendingCard(page, ada)).toContainText('Agreed')
  await axe(page)
  await look(page, 'admin')

  await pendingCard(page, bea).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { name: 'Pending User Approvals (1)' })).toBeVisible()
  await pendingCard(page, ada).getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(pendingCard(page, ada)).toBeVisible()
  await pendingCard(page, ada).getByRole('button', { name: 'Reject' }).click()
  await look(page, 'admin-reject')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('All caught up!')).toBeVisible()
  const decisions = page.getByRole('region', { name: 'Decisions' })
  await expect(decisions.getByText('No reason provided')).toBeVisible()
  await expect(decisions).toContainText(ADMIN.email)
  await look(page, 'admin-decided')
})

test('a rejected person is told why at once, finds help, and is kept out', async ({
  page,
  newPerson,
  server,
  mailbox,
  axe,
  look,
}) => {
  const ada = newcomer()
  await register(server.origin, mailbox, ada)
  const person = await newPerson()
  await fillSignIn(person, ada)
  await expect(person.getByText('Approval typically takes 24-48 hours.')).toBeVisible()

  await openAdminPanel(page, server.origin, mailbox)
  await pendingCard(page, ada).getByRole('button', { name: 'Reject' }).click()
  await page.getByLabel('Reason').fill('This beta is for adults in our practice.')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()

  await expect(person.getByRole('heading', { name: 'Your request was not approved' })).toBeVisible()
  await expect(person.getByText('This beta is for adults in our practice.')).toBeVisible()
  await expect(person.getByText(approval.rejected.contact)).toBeVisible()
  await axe(person)
  await look(person, 'rejected')
  await person.getByRole('main').getByRole('button', { name: 'Need support now?' }).click()
  await expect(person.getByRole('dialog')).toBeVisible()
  await person.keyboard.press('Escape')
  await person.goto('/app?view=history')
  await expect(person.getByRole('heading', { name: 'Your request was not approved' })).toBeVisible()
  await person.getByRole('button', { name: 'Sign Out' }).click()
  await expect(person).toHaveURL('/login')
})

test('a decision that fails says so, and the person keeps waiting', async ({ page, server, mailbox }) => {
  const ada = newcomer()
  await register(server.origin, mailbox, ada)
  await openAdminPanel(page, server.origin, mailbox)
  for (const [call, button, sentence] of [
    ['approveUser', 'Approve', 'Error approving user. Please try again.'],
    ['rejectUser', 'Reject', 'Error rejecting user. Please try again.'],
  ] as const) {
    await page.route(`**/functions/${call}`, (route) => route.fulfill({ status: 500, body: 'no' }))
    await pendingCard(page, ada).getByRole('button', { name: button }).click()
    if (button === 'Reject') await page.getByRole('dialog').getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert')).toHaveText(sentence)
    await page.unroute(`**/functions/${call}`)
  }
  await pendingCard(page, ada).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(pendingCard(page, ada)).toHaveCount(0)
})
