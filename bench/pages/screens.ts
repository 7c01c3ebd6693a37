import type { Page } from '@playwright/test'
import { ADMIN, admitAdmin, type Member, newMember, register } from '../../tests/journeys/journalMember.ts'
import { openMailbox } from '../../tests/support/mailbox.ts'

export interface Screen {
  name: string
  path: string
  /** Kilobytes (1,000 bytes) that a first visit may take. */
  budget?: number
}

/** Somebody, and what they can see. */
export interface Visitor {
  name: string
  /** Nobody signs in when it is missing. */
  member?: Member
  screens: Screen[]
}

export async function visitors(origin: string): Promise<Visitor[]> {
  const mailbox = openMailbox(origin)
  await admitAdmin(origin, mailbox)
  const waiting: Member = { email: 'wren@example.org', password: 'quiet-lantern-43', name: 'Wren' }
  await register(origin, mailbox, waiting)
  return [
    {
      name: 'nobody',
      screens: [
        { name: 'landing', path: '/', budget: 25 },
        { name: 'sign-in', path: '/login', budget: 130 },
      ],
    },
    {
      name: 'member',
      member: await newMember(origin, mailbox),
      screens: [
        { name: 'journal', path: '/app', budget: 170 },
        { name: 'history', path: '/app?view=history' },
        { name: 'insights', path: '/app?view=insights' },
        { name: 'settings', path: '/app?view=settings' },
      ],
    },
    { name: 'waiting', member: waiting, screens: [{ name: 'pending', path: '/app' }] },
    { name: 'admin', member: ADMIN, screens: [{ name: 'admin', path: '/app' }] },
  ]
}

export async function signIn(page: Page, origin: string, { email, password }: Member): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`${origin}/app`, { timeout: 60_000 })
  await settled(page)
}

/** Nothing has come over the network for a while; live streams stay open, so the browser's own idea of idle never comes. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 })
  await page.waitForTimeout(1500)
}
