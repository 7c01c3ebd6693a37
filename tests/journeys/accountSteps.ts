import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { signIn as words } from '../../web/texts/en/signIn.ts'
import type { Mailbox } from '../support/mailbox.ts'
import type { Member } from './journalMember.ts'

export const newcomer = (name = 'Ada Lovelace'): Member => ({
  name,
  email: `${randomUUID()}@example.org`,
  password: 'quiet harbour 42',
})

export async function openSignUp(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: words.toSignUp }).click()
}

export async function fillSignUp(page: Page, { name, email, password }: Member): Promise<void> {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

export async function fillSignIn(page: Page, { email, password }: Omit<Member, 'name'>): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Through the form, as far as the verify screen. Gives the recovery code. */
export async function signUp(page: Page, who: Member): Promise<string> {
  await openSignUp(page)
  await fillSignUp(page, who)
  await page.getByLabel('I understand and agree to these beta testing terms').check()
  await page.getByRole('button', { name: 'Sign Up for Beta' }).click()
  const code = await readRecoveryCode(page)
  await confirmRecoveryCode(page, code, words.recoveryCode.create)
  await expect(page.getByText(who.email)).toBeVisible()
  return code
}

export async function readRecoveryCode(page: Page): Promise<string> {
  const groups = page.getByRole('list', { name: words.recoveryCode.label }).getByRole('listitem')
  await expect(groups).toHaveCount(8)
  return (await groups.allTextContents()).join('-')
}

export async function confirmRecoveryCode(page: Page, code: string, finish: string): Promise<void> {
  await page.getByRole('button', { name: words.recoveryCode.next }).click()
  await typeAskedGroup(page, code)
  await page.getByRole('button', { name: finish }).click()
}

export async function typeAskedGroup(page: Page, code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Group \d/ })
  const label = await page.locator('label', { hasText: /^Group \d/ }).textContent()
  const group = Number(/\d/.exec(label ?? '')?.[0])
  await field.fill(code.split('-')[group - 1] ?? '')
}

export async function verificationLink(mailbox: Mailbox, email: string): Promise<string> {
  const mail = await mailbox.waitForMail(email, /verify/i)
  return mail.links[0] ?? ''
}

export async function recoveryLink(mailbox: Mailbox, email: string): Promise<string> {
  const mail = await mailbox.waitForMail(email, /new password/i)
  return mail.links[0] ?? ''
}

/** The browser has forgotten what opens the journal, as after a clean-up; the sign-in is still there. */
export const removeKeys = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.deleteDatabase('keys').onsuccess = done
      }),
  )

/** In the admin's list; a decision that was made stands in another. */
export const pendingCard = (admin: Page, { email }: { email: string }) =>
  admin
    .getByRole('listitem')
    .filter({ hasText: email })
    .filter({ has: admin.getByRole('button') })
