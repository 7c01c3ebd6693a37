import { MAILS_PER_ADDRESS, MAILS_WINDOW } from '../../contract/limits.ts'
import type { Db } from '../store/database.ts'
import * as mails from '../store/mails.ts'
import * as rateLimits from '../store/rateLimits.ts'
import type { Context } from './context.ts'

/**
 * A mail that anybody may ask for, to whatever address they type. Those above the limit are not sent, and nobody is told,
 * because the answer must not say what others asked for.
 */
export async function mailOnRequest(
  trx: Db,
  { now, secrets }: Pick<Context, 'now' | 'secrets'>,
  mail: mails.Mail,
): Promise<void> {
  const rule = { max: MAILS_PER_ADDRESS, window: MAILS_WINDOW }
  const key = `mail address ${secrets.keyed('limit', mail.recipient)}`
  const { allowed } = await rateLimits.hit(trx, key, rule, now())
  if (allowed) await mails.enqueue(trx, mail, now())
}
