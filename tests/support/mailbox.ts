import { expect } from '@playwright/test'

export interface Mail {
  to: string
  subject: string
  text: string
  links: string[]
}

export interface Mailbox {
  /** Everything this person was sent, newest first. */
  mailTo: (address: string) => Promise<Mail[]>
  /** Waits for a mail with this subject and gives the newest. */
  waitForMail: (address: string, subject: RegExp) => Promise<Mail>
}

/** The local mailbox of a server that was told no other way to send mail. */
export function openMailbox(origin: string): Mailbox {
  async function mailTo(address: string): Promise<Mail[]> {
    const answer = await fetch(`${origin}/mailbox.json`)
    const mails = (await answer.json()) as Mail[]
    return mails.filter(({ to }) => to === address)
  }

  async function waitForMail(address: string, subject: RegExp): Promise<Mail> {
    let found: Mail | undefined
    const findIt = async () => {
      found = (await mailTo(address)).find((mail) => subject.test(mail.subject))
      return found?.subject
    }
    await expect.poll(findIt, `mail to ${address}`).toMatch(subject)
    if (!found) throw new Error(`No mail to ${address} about ${subject}.`)
    return found
  }

  return { mailTo, waitForMail }
}
