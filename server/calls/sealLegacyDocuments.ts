import type { InputOf } from '../../contract/calls/defineCall.ts'
import type { sealLegacyDocuments as call } from '../../contract/calls/sealLegacyDocuments.ts'
import type { Db } from '../store/database.ts'
import * as legacyDocuments from '../store/legacyDocuments.ts'
import { insertLegacySession } from '../store/legacySessions.ts'
import * as users from '../store/users.ts'
import type { Handler } from './context.ts'

export const sealLegacyDocuments: Handler<typeof call> = async ({ write, changes }, { member, input }) => {
  const { userId } = member
  const written = await write((trx) => seal(trx, userId, input)).catch((failure: unknown) => {
    if (failure instanceof SealedBefore) return false
    throw failure
  })
  if (written && input.session) changes.publish(`user:${userId}`, `session:${input.session.id}`)
  if (written && input.chatbot_name) changes.publish(`user:${userId}`, 'profile')
  return { success: true }
}

/** Thrown so that nothing is written. */
class SealedBefore extends Error {}

async function seal(trx: Db, userId: string, input: InputOf<typeof call>): Promise<boolean> {
  const { replaced, session, chatbot_name } = input
  if (!(await legacyDocuments.remove(trx, userId, replaced))) throw new SealedBefore()
  if (session) await insertLegacySession(trx, userId, session)
  if (chatbot_name) await users.update(trx, userId, { chatbot_name })
  return true
}
