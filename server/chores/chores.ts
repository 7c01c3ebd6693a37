import { MINUTE, REGISTRATION_LIFETIME } from '../../contract/limits.ts'
import type { Context } from '../calls/context.ts'
import type { Log } from '../log.ts'
import type { Mailer } from '../mail/mailer.ts'
import { deliverDueMails, removeOldMails } from '../mail/outbox.ts'
import { repeat } from '../repeat.ts'
import * as mailLinks from '../store/mailLinks.ts'
import * as rateLimits from '../store/rateLimits.ts'
import * as registrations from '../store/registrations.ts'
import * as signIns from '../store/signIns.ts'
import { giveBackReservations } from './giveBackReservations.ts'
import { saveIdleSessions } from './saveIdleSessions.ts'

export interface Chores {
  mailSoon(): void
  stop(): Promise<void>
}

/** What is done without being asked. Every process does it; each chore bears company. */
export function startChores(context: Context, mailer: Mailer, log: Log): Chores {
  const mail = repeat('mail', () => deliverDueMails({ ...context, mailer, log }), MINUTE, log)
  const others = [
    repeat('idle sessions', () => saveIdleSessions(context), MINUTE, log),
    repeat('reservations', () => giveBackReservations(context), MINUTE, log),
    repeat('tidying', () => tidy(context), 10 * MINUTE, log),
  ]
  return {
    mailSoon: mail.soon,
    stop: async () => {
      await Promise.all([mail, ...others].map((chore) => chore.stop()))
    },
  }
}

/** Removes what has expired. */
async function tidy(context: Context): Promise<void> {
  const { write, now } = context
  await write(async (trx) => {
    await signIns.removeExpired(trx, now())
    await mailLinks.removeExpired(trx, now())
    await rateLimits.removeExpired(trx, now())
    await registrations.removeOlderThan(trx, now() - REGISTRATION_LIFETIME)
  })
  await removeOldMails(context)
}
