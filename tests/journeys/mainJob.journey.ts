import type { Request } from '@playwright/test'
import { history as historyWords } from '../../web/texts/en/history.ts'
import { journal as words } from '../../web/texts/en/journal.ts'
import { filesWith } from '../support/storedJournal.ts'
import { newcomer, pendingCard, signUp, verificationLink } from './accountSteps.ts'
import { expect, test } from './fixtures.ts'
import { choose, endSession, messages, newMember, openAdminPanel, signIn, write } from './journalMember.ts'

test.use({
  serverEnv: { LOG_LEVEL: 'debug' },
  // Ben asks for a session of Ada's.
  expectedComplaints: [/404 .*getSpecificSession/],
})

/** Nobody else writes this. */
const CANARY = 'a heron on the weir, quince marmalade'
/** Those two calls carry readable text to the companion, and say so in their types. */
const COMPANIONS_CALLS = /\/functions\/(analyzeJournalEntry|generateSessionSummary)$/

test('a new member, the admin and another member: from sign-up to reading back', async ({
  page,
  newPerson,
  server,
  mailbox,
}) => {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const ada = newcomer()

  await test.step('Ada signs up and verifies her address', async () => {
    await signUp(page, ada)
    await page.goto(await verificationLink(mailbox, ada.email))
    await expect(page.getByText('Approval typically takes 24-48 hours.')).toBeVisible()
  })

  await test.step('the admin lets her in', async () => {
    const admin = await newPerson()
    await openAdminPanel(admin, server.origin, mailbox)
    await pendingCard(admin, ada).getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
  })

  await test.step('Ada writes, is answered and ends the session with its summary', async () => {
    await page.getByRole('button', { name: words.notice.close }).click()
    await choose(page, 'free-journal')
    await write(page, `I keep thinking about ${CANARY}. I felt calm there.`)
    await write(page, 'I want to go back to the river more often.')
    await endSession(page)
    await page.getByRole('button', { name: words.summary.save }).click()
    await expect(page.getByRole('heading', { name: words.complete.title })).toBeVisible()
  })

  await test.step('she reads it back after a reload, without her password', async () => {
    await page.reload()
    await page.getByRole('button', { name: words.menu.history }).click()
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
    await expect(page.getByText(`I keep thinking about ${CANARY}. I felt calm there.`)).toBeVisible()
  })

  await test.step('another member sees nothing of hers', async () => {
    const ben = await newPerson()
    ben.on('response', async (response) => {
      const body = await response.text().catch(() => '')
      expect(body).not.toContain('heron')
    })
    await signIn(ben, await newMember(server.origin, mailbox, 'Ben'))
    await expect(messages(ben)).toHaveCount(1)
    const session = new URL(page.url()).searchParams.get('session')
    await ben.goto('/app?view=history')
    await expect(ben.getByText(historyWords.empty.title)).toBeVisible()
    await ben.goto(`/app?view=history&session=${session}`)
    await expect(ben.getByText('Failed to load session')).toBeVisible()
  })

  await test.step('her words are nowhere but in the companion’s calls', async () => {
    for (const request of requests)
      if (!COMPANIONS_CALLS.test(request.url()))
        expect(request.postData() ?? '', request.url()).not.toContain('heron')
    expect(server.output()).not.toContain('heron')
    expect(await filesWith(server.dataDir, 'heron')).toEqual([])
    expect(await filesWith(server.dataDir, ada.email)).not.toEqual([])
  })
})
