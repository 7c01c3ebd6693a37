import { app } from '../../web/texts/en/app.ts'
import { expect, test } from './fixtures.ts'
import { newMember } from './journalMember.ts'

const TITLE = 'Evening Pages'

test.use({ serverEnv: { JOURNAL_TITLE: TITLE } })

test('whoever hosts the journal may call it otherwise', async ({ page, server, mailbox }) => {
  const maya = await newMember(server.origin, mailbox)
  await page.goto('/login')
  await page.getByLabel('Email').fill(maya.email)
  await page.getByLabel('Password', { exact: true }).fill(maya.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
  await expect(page).toHaveTitle(app.title(TITLE))
})
