import type { saveTimeZone as call } from '../../contract/calls/saveTimeZone.ts'
import * as users from '../store/users.ts'
import type { Handler } from './context.ts'

export const saveTimeZone: Handler<typeof call> = async ({ write }, { member, input }) => {
  await write((trx) => users.update(trx, member.userId, { time_zone: input.timeZone }))
  return { success: true }
}
