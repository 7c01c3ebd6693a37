import { createTransport } from 'nodemailer'
import { SECOND } from '../../contract/limits.ts'
import type { Mailer } from './mailer.ts'

const TIMEOUTS = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 30 * SECOND,
}

/** Loaded only when a mail server is configured. */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS }, { from })
  return {
    keepsMails: false,
    // Addresses go as objects and were checked by the contract: a list or a line break in one cannot add recipients.
    deliver: async ({ recipient, recipientName, subject, body }) => {
      await transport.sendMail({
        to: { name: recipientName, address: recipient },
        subject,
        text: body,
      })
    },
  }
}
