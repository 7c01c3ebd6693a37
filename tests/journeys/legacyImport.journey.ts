import type { Page } from '@playwright/test'
import { history as historyWords } from '../../web/texts/en/history.ts'
import { journal as journalWords } from '../../web/texts/en/journal.ts'
import { legacyImport as words } from '../../web/texts/en/legacyImport.ts'
import { signIn as signInWords } from '../../web/texts/en/signIn.ts'
import { keptByBrowser } from '../support/browser/keptByBrowser.ts'
import type { Mailbox } from '../support/mailbox.ts'
import { filesWith } from '../support/storedJournal.ts'
import { confirmRecoveryCode, fillSignIn, newcomer, readRecoveryCode } from './accountSteps.ts'
import { expect, test } from './fixtures.ts'
import { choose, write } from './journalMember.ts'
import { importFrom, OLD_SECRET, type OldMember, oldMember } from './oldPlatform.ts'

// The network breaks, and a part of the app does not load. A page that is left while it signs out leaves it to the next,
// which may find it done.
test.use({ expectedComplaints: [/ERR_FAILED|401 .*renewSignIn/] })

/** Nobody else writes this. */
const CANARY = 'kingfisher'
const PASSWORD = 'quiet harbour 42'
const SEALING = '**/functions/sealLegacyDocuments'

const notice = (page: Page) => page.getByRole('region', { name: words.title })

test('an old journal comes over on the first visit, goes on after interruptions, and is the writer’s alone', async ({
  page,
  server,
  mailbox,
  axe,
  look,
}) => {
  const messages = ['The first', 'The second', 'The third', 'The last'].map((day) => `${day} ${CANARY}.`)
  const ana = oldMember(newcomer().email, messages, 'Moss')

  await test.step('the administrator imports the export; nothing of it can be read at rest', async () => {
    const report = await importFrom(ana, server, mailbox)
    expect(report).toContain('Members:   1 imported')
    expect(report).toContain('Documents: 9 imported')
    expect(report).toContain('Left out:  0')
    for (const secret of [CANARY, OLD_SECRET]) expect(await filesWith(server.dataDir, secret)).toEqual([])
  })

  const network = await slowNetwork(page)
  await test.step('Ana is mailed a link, sets a password and keeps her recovery code', async () => {
    network.lets(2)
    await setFirstPassword(page, ana, mailbox)
  })

  await test.step('she sees how far it is, and a reload goes on from there', async () => {
    await expect(notice(page)).toContainText(words.working(4, 9))
    await axe(page)
    await look(page, 'legacy-import-working')
    await page.reload()
    await expect(notice(page)).toContainText(words.working(4, 9))
  })

  await test.step('she comes back another day, and writes while it goes on', async () => {
    await page.getByRole('button', { name: journalWords.menu.signOut }).click()
    network.lets(1)
    await fillSignIn(page, { email: ana.email, password: PASSWORD })
    await expect(notice(page)).toContainText(words.working(6, 9))
    await choose(page, 'free-journal')
    await write(page, 'I am reading what I wrote two years ago.')
    await expect(notice(page)).toContainText(words.working(6, 9))
    await axe(page)
    await look(page, 'legacy-import-while-writing')
  })

  await test.step('when the network breaks it says so, and goes on', async () => {
    network.breakDown()
    await expect(notice(page)).toContainText(words.interrupted)
    await axe(page)
    await look(page, 'legacy-import-interrupted')
    network.lets(Number.POSITIVE_INFINITY)
    await notice(page).getByRole('button', { name: words.goOn }).click()
    await expect(notice(page)).toContainText(words.done)
    await expect(page.getByRole('button', { name: journalWords.menu.rename('Moss') })).toBeVisible()
    await axe(page)
    await look(page, 'legacy-import-done')
  })

  await test.step('the history shows the old sessions, opened', async () => {
    await page.getByRole('button', { name: journalWords.menu.history }).click()
    await notice(page).getByRole('button', { name: words.close }).click()
    await expect(notice(page)).toHaveCount(0)
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards).toHaveCount(messages.length + 1)
    for (const message of messages)
      await expect(cards.filter({ hasText: `About: ${message}` })).toHaveCount(1)
    await look(page, 'legacy-import-history')
    await cards.filter({ hasText: 'The first' }).getByRole('link').click()
    await expect(page.getByRole('heading', { name: historyWords.session.title })).toBeVisible()
    await expect(page.getByText(`The first ${CANARY}.`, { exact: true })).toBeVisible()
    await expect(page.getByText(`You wrote: The first ${CANARY}.`)).toBeVisible()
  })

  await test.step('later visits load nothing of it, and nobody can read anything where it rests', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.reload()
    await expect(page.getByText(`The first ${CANARY}.`, { exact: true })).toBeVisible()
    expect(asked.filter((url) => /LegacyImport|legacy-import|getLegacyDocuments/i.test(url))).toEqual([])
    for (const secret of [CANARY, OLD_SECRET]) expect(await filesWith(server.dataDir, secret)).toEqual([])
    expect(await keptByBrowser(page.context(), server.origin)).not.toContain(CANARY)
    expect(server.output()).not.toContain(CANARY)
  })
})

test('what cannot be brought over is kept and told once; the journal opens whatever happens', async ({
  page,
  server,
  mailbox,
  axe,
  look,
}) => {
  const ana = oldMember(newcomer().email, [`The only ${CANARY}.`])
  const { journal_entries: notHers } = oldMember(newcomer().email, ['Not for her key.'])
  const userId = ana.users.map((user) => (user as { id: string }).id)[0]
  ana.journal_entries.push(...notHers.map((entry) => ({ ...entry, user_id: userId })))
  await importFrom(ana, server, mailbox)

  await test.step('the part of the app that brings it over does not load', async () => {
    await page.route('**/assets/LegacyImport-*.js', (route) => route.abort())
    const refused = page.waitForEvent('requestfailed')
    await setFirstPassword(page, ana, mailbox)
    await refused
    await choose(page, 'free-journal')
    await write(page, 'I can write anyway.')
    await page.unroute('**/assets/LegacyImport-*.js')
    await page.getByRole('button', { name: journalWords.menu.history }).click()
    await expect(page.getByText(historyWords.autoSaved)).toBeVisible()
  })

  await test.step('what opens comes over, what does not is told in plain words', async () => {
    await page.goto('/app?view=history')
    await expect(notice(page)).toContainText(words.done)
    await expect(notice(page)).toContainText(words.unopened(1))
    await expect(notice(page)).toContainText(words.kept)
    await expect(page.getByRole('main').getByText(`The only ${CANARY}.`)).toBeVisible()
    await axe(page)
    await look(page, 'legacy-import-unopened')
    await notice(page).getByRole('button', { name: words.close }).click()
    await expect(notice(page)).toHaveCount(0)
  })

  await test.step('the next visit tries it again and does not repeat itself', async () => {
    const tried = page.waitForResponse('**/functions/getLegacyDocuments')
    await page.goto('/app')
    await (await tried).finished()
    await page.getByRole('button', { name: journalWords.restore.cancel }).click()
    await choose(page, 'free-journal')
    await write(page, 'And it is quiet.')
    await expect(notice(page)).toHaveCount(0)
  })
})

/** By the mailed link: as far as the journal. */
async function setFirstPassword(page: Page, { email }: OldMember, mailbox: Mailbox): Promise<void> {
  const mail = await mailbox.waitForMail(email, /your journal has moved/i)
  await page.goto(mail.links[0] ?? '')
  await expect(page.getByRole('heading', { name: signInWords.firstPassword.title })).toBeVisible()
  await page.getByLabel(signInWords.recover.newPassword).fill(PASSWORD)
  await page.getByRole('button', { name: signInWords.recoveryCode.finish }).click()
  const code = await readRecoveryCode(page)
  await confirmRecoveryCode(page, code, signInWords.firstPassword.submit)
  await expect(page.getByRole('heading', { name: journalWords.title })).toBeVisible()
}

/** The network of this page, as far as sealing goes. */
async function slowNetwork(page: Page) {
  let left = 0
  let breakDown = () => {}
  const broken = new Promise<void>((resolve) => {
    breakDown = resolve
  })
  await page.route(SEALING, async (route) => {
    if (left-- > 0) return route.continue()
    await broken
    await route.abort()
  })
  return {
    /** So many old sessions get through; the next one is under way until it breaks down. */
    lets(sessions: number) {
      left = sessions
    },
    breakDown,
  }
}
