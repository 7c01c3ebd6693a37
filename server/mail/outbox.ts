import { DAY, MINUTE } from '../../contract/limits.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Database } from '../store/database.ts'
import * as mails from '../store/mails.ts'
import type { MailRow } from '../store/tables.ts'
import type { Mailer } from './mailer.ts'

interface Deps extends Pick<Database, 'db' | 'write'> {
  now: () => number
  mailer: Mailer
  metrics: Metrics
  log: Log
}

/** While one process tries a mail, no other takes it. */
const TAKEN_FOR = 2 * MINUTE
const FIRST_RETRY = 1 * MINUTE
const LONGEST_RETRY = 6 * 60 * MINUTE
const GIVEN_UP_AFTER = 3 * DAY

/** Delivers what is due, one after the other. Any number of processes may do so at once. */
export async function deliverDueMails(deps: Deps): Promise<void> {
  const { write, now } = deps
  for (;;) {
    const mail = await write((trx) => mails.takeDue(trx, now(), now() + TAKEN_FOR))
    if (!mail) return
    await deliver(deps, mail)
  }
}

async function deliver({ write, now, mailer, metrics, log }: Deps, mail: MailRow): Promise<void> {
  const { recipient, recipient_name: recipientName, subject, body } = mail
  try {
    await mailer.deliver({ recipient, recipientName, subject, body })
  } catch (failure) {
    metrics.mail('failed')
    log.failure('mail', failure)
    await write((trx) => mails.retryAt(trx, mail.id, now() + retryIn(mail.attempts)))
    return
  }
  metrics.mail('delivered')
  await write((trx) =>
    mailer.keepsMails ? mails.markDelivered(trx, mail.id, now()) : mails.remove(trx, mail.id),
  )
}

/** Doubles from a minute up to six hours. */
const retryIn = (attempts: number): number => Math.min(FIRST_RETRY * 2 ** (attempts - 1), LONGEST_RETRY)

/** Mails nobody could deliver, and old ones of the local mailbox. */
export const removeOldMails = ({ write, now }: Pick<Deps, 'write' | 'now'>): Promise<void> =>
  write((trx) => mails.removeOlderThan(trx, now() - GIVEN_UP_AFTER))
