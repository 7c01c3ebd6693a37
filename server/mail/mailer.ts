import type { Mail } from '../store/mails.ts'

/** One interface: SMTP, or the local mailbox. */
export interface Mailer {
  /** Resolves once the mail is out of our hands; throws when it is not. */
  deliver(mail: Mail): Promise<void>
  /** True when delivered mails stay in the outbox to be read at /mailbox. */
  keepsMails: boolean
}

/** Nothing is sent; the mailbox page shows what would have been. */
export const localMailbox: Mailer = { deliver: async () => undefined, keepsMails: true }
