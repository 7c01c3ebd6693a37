import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/browser/accessibility.ts'
import { type Complaints, listenForComplaints } from '../support/browser/complaints.ts'
import { look } from '../support/browser/look.ts'
import { type Mailbox, openMailbox } from '../support/mailbox.ts'
import { type RunningServer, removeDataDir, startServer } from '../support/startServer.ts'
import { type Member, newMember } from './journalMember.ts'

export { expect }

export interface WorkerOptions {
  /** What this file's server finds in its environment, for example `{ DAILY_MESSAGE_LIMIT: '2' }`. */
  serverEnv: Record<string, string>
}

export interface Whereabouts {
  locale?: string
  timezoneId?: string
  serviceWorkers?: 'allow' | 'block'
}

interface Fixtures {
  /** Somebody else at another computer: a page in a browser of their own. */
  newPerson: (whereabouts?: Whereabouts) => Promise<Page>
  mailbox: Mailbox
  /** An approved member, not yet signed in; another one is a `newMember`. */
  maya: Member
  /** Finds nothing that WCAG 2.2 AA forbids. */
  axe: (page: Page) => Promise<void>
  /** With LOOK=1, pictures of the page at 390 and 1280 px, light and dark, in test-results/look. */
  look: (page: Page, name: string) => Promise<void>
  /** What the browser may complain about in this file; anything else fails the journey. */
  expectedComplaints: RegExp[]
  complaints: Complaints
}

export const test = base.extend<Fixtures, WorkerOptions & { server: RunningServer }>({
  serverEnv: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ serverEnv }, use) => {
      const server = await startServer({ env: serverEnv })
      await use(server)
      await server.stop()
      await removeDataDir(server.dataDir)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),

  expectedComplaints: [[], { option: true }],
  complaints: [
    async ({ expectedComplaints, server }, use) => {
      const complaints = listenForComplaints(server.origin, expectedComplaints)
      await use(complaints)
      expect(complaints.heard, 'the browser complained').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, complaints }, use) => {
    complaints.listenTo(context)
    await use(context)
  },
  newPerson: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (whereabouts = {}) => {
      const context = await browser.newContext(whereabouts)
      contexts.push(context)
      complaints.listenTo(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },

  mailbox: async ({ server }, use) => use(openMailbox(server.origin)),
  maya: async ({ server, mailbox }, use) => use(await newMember(server.origin, mailbox)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures off the pattern.
  axe: async ({}, use) => use(expectAccessible),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  look: async ({}, use) => use(look),
})
