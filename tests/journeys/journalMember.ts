import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { approveUser } from '../../contract/calls/approveUser.ts'
import type { Asked, Call, OutputOf } from '../../contract/calls/defineCall.ts'
import { getSignInParameters } from '../../contract/calls/getSignInParameters.ts'
import { signUp } from '../../contract/calls/signUp.ts'
import { verifyEmail } from '../../contract/calls/verifyEmail.ts'
import type { SignedIn } from '../../contract/entities/credentials.ts'
import type { SessionMode } from '../../contract/modes.ts'
import { createAccountKey } from '../../web/encryption/accountKey.ts'
import { argon2id } from '../../web/encryption/argon2id.ts'
import { deriveFromPassword } from '../../web/encryption/password.ts'
import { deriveFromRecoveryCode, makeRecoveryCode } from '../../web/encryption/recoveryCode.ts'
import { journal as words } from '../../web/texts/en/journal.ts'
import type { Mailbox } from '../support/mailbox.ts'
import { fillSignIn } from './accountSteps.ts'

export interface Member {
  email: string
  password: string
  name: string
}

export const ADMIN: Member = { email: 'admin@example.com', password: 'quiet-lantern-41', name: 'Admin' }

/** An approved member, made by the calls a browser makes; the journeys of signing up are elsewhere. */
export async function newMember(origin: string, mailbox: Mailbox, name = 'Maya'): Promise<Member> {
  const member = { email: `${randomUUID()}@example.org`, password: 'quiet-lantern-42', name }
  const { account } = await register(origin, mailbox, member)
  const admin = await admitAdmin(origin, mailbox)
  await ask(origin, approveUser, { userId: account.userId }, admin)
  return member
}

const admins = new Map<string, Promise<string>>()

/** Once for each server. Gives a bearer token. */
export function admitAdmin(origin: string, mailbox: Mailbox): Promise<string> {
  const known = admins.get(origin) ?? register(origin, mailbox, ADMIN).then(({ token }) => token)
  admins.set(origin, known)
  return known
}

/** Signed up and verified, waiting for approval. */
export async function register(origin: string, mailbox: Mailbox, member: Member): Promise<SignedIn> {
  const { email, password, name } = member
  const userId = randomUUID()
  const parameters = await ask(origin, getSignInParameters, { email })
  const fromPassword = await deriveFromPassword(password, parameters, argon2id)
  const fromCode = await deriveFromRecoveryCode(makeRecoveryCode())
  const { passwordWrap, recoveryWrap } = await createAccountKey(userId, {
    password: fromPassword.wrappingKey,
    recovery: fromCode.wrappingKey,
  })
  const signedIn = await ask(origin, signUp, {
    userId,
    email,
    name,
    agreedToBetaTerms: true,
    authKey: fromPassword.authKey,
    credentials: { passwordWrap, recoveryWrap, recoveryAuthKey: fromCode.authKey },
    timeZone: 'America/New_York',
  })
  const mail = await mailbox.waitForMail(email, /./)
  const token = new URL(mail.links[0] ?? '').searchParams.get('verify') ?? ''
  await ask(origin, verifyEmail, { token })
  return signedIn
}

async function ask<C extends Call>(
  origin: string,
  call: C,
  data: Asked<C>,
  token?: string,
): Promise<OutputOf<C>> {
  const response = await fetch(`${origin}/functions/${call.name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ data }),
  })
  const answer = (await response.json()) as { result: OutputOf<C>; error?: { message: string } }
  if (answer.error) throw new Error(`${call.name}: ${answer.error.message}`)
  return answer.result
}

export async function signIn(page: Page, member: Member): Promise<void> {
  await fillSignIn(page, member)
  // Making the key takes a while on a busy machine.
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible({ timeout: 30_000 })
}

/** As far as the server's answer: the page leaves before it, and the cookie asked for in between would be refused. */
export async function signOut(page: Page, confirm?: Locator): Promise<void> {
  const answered = page.waitForResponse('**/functions/signOut')
  await page.getByRole('button', { name: words.menu.signOut }).click()
  await confirm?.click()
  await expect(page).not.toHaveURL(/app/)
  await answered
}

/** The admin's own screen. */
export async function openAdminPanel(page: Page, origin: string, mailbox: Mailbox): Promise<void> {
  await admitAdmin(origin, mailbox)
  await fillSignIn(page, ADMIN)
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
}

export async function choose(page: Page, mode: SessionMode): Promise<void> {
  await page.getByRole('button', { name: words.modes.names[mode] }).click()
  await expect(page.getByText(words.modes.openings[mode])).toBeVisible()
}

/** Signs in, and is ready to write in this mode. */
export async function beginSession(page: Page, member: Member, mode: SessionMode): Promise<void> {
  await signIn(page, member)
  await choose(page, mode)
}

export const textArea = (page: Page) => page.getByLabel(words.composer.label)

export async function send(page: Page, text: string): Promise<void> {
  await textArea(page).fill(text)
  await textArea(page).press('Enter')
}

/** Sends, and waits until it is saved and answered. */
export async function write(page: Page, text: string): Promise<void> {
  await send(page, text)
  await expect(written(page).filter({ hasText: text }).getByText(SAVED)).toBeVisible()
  await expect(messages(page).last()).toContainText(words.messages.sent)
}

/** Ends the session and says that one means it; the summary comes next. */
export async function endSession(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.menu.end }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.ending.question.confirm }).click()
}

/** From now on nothing can be encrypted in this page, until it is mended. */
export async function breakEncryption(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
    Object.assign(globalThis, { mend: () => Object.assign(crypto.subtle, { encrypt }) })
    crypto.subtle.encrypt = () => Promise.reject(new Error('broken'))
  })
  return () => page.evaluate(() => (globalThis as unknown as { mend: () => void }).mend())
}

/** Beside a message's time. */
export const SAVED = new RegExp(`^· ${words.messages.saved}$`)
export const ON_DEVICE = new RegExp(`^· ${words.messages.onDevice}$`)

export const messages = (page: Page) =>
  page.getByRole('list', { name: words.conversation }).getByRole('listitem')

/** What the member wrote, without the replies, which may quote it. */
export const written = (page: Page) => page.locator('[id^="entry-"]')
