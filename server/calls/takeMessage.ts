import { type MessageDay, messageDayAt } from '../../contract/states/messageDay.ts'
import type { Tokens } from '../companion/companion.ts'
import * as charges from '../store/charges.ts'
import * as messageDays from '../store/messageDays.ts'
import * as usageByDay from '../store/usageByDay.ts'
import { countRequest, tooManyRequests } from './companionLimits.ts'
import type { Context } from './context.ts'

/** Takes a message of the member's day before the companion is asked. Throws `tooManyRequests`. */
export async function takeMessage(
  context: Pick<Context, 'write' | 'now' | 'settings'>,
  charge: charges.Charge,
): Promise<{ limitReached: boolean; day: MessageDay }> {
  const { write, now, settings } = context
  const at = now()
  const taken = await write(async (trx) => {
    const verdict = await countRequest(trx, context, charge.userId, 'reply')
    if (!verdict.allowed) return { verdict }

    const { last, timeZone } = await messageDays.requireLast(trx, charge.userId)
    const rule = { timeZone, limit: settings.dailyMessageLimit }
    const reservation = await charges.reserve(trx, charge, rule, at)
    const day = reservation.outcome === 'paid' ? reservation.day : messageDayAt(at, last, timeZone)
    return { limitReached: reservation.outcome === 'limit reached', day }
  })
  if ('verdict' in taken) throw tooManyRequests(taken.verdict)
  return taken
}

/** The reply was delivered: the message is spent. `tokens` are unknown when its writer stopped it. */
export const spendMessage = (
  { write, now }: Pick<Context, 'write' | 'now'>,
  charge: charges.Charge,
  tokens: Tokens | undefined,
): Promise<void> =>
  write(async (trx) => {
    await charges.deliver(trx, charge)
    const usage = { messages: 1, tokensIn: tokens?.in ?? 0, tokensOut: tokens?.out ?? 0 }
    await usageByDay.add(trx, charge.userId, now(), usage)
  })

export const giveMessageBack = ({ write }: Pick<Context, 'write'>, charge: charges.Charge): Promise<void> =>
  write((trx) => charges.release(trx, charge))
