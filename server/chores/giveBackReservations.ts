import { RESERVATION_LIFETIME } from '../../contract/limits.ts'
import type { Context } from '../calls/context.ts'
import * as charges from '../store/charges.ts'

const AT_A_TIME = 100

/** Gives back messages whose reply died with its process. Any number of processes may do it. */
export async function giveBackReservations({
  db,
  write,
  now,
}: Pick<Context, 'db' | 'write' | 'now'>): Promise<void> {
  const reservedBefore = now() - RESERVATION_LIFETIME
  let abandoned = await charges.findAbandoned(db, reservedBefore, AT_A_TIME)
  while (abandoned.length > 0) {
    for (const charge of abandoned)
      await write((trx) => charges.releaseAbandoned(trx, charge, reservedBefore))
    abandoned = await charges.findAbandoned(db, reservedBefore, AT_A_TIME)
  }
}
