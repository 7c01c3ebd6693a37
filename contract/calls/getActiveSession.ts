import * as z from 'zod/mini'
import { ActiveSession } from '../entities/journalSession.ts'
import { defineCall } from './defineCall.ts'

/** The session that is going on, on whichever device it was begun; `null` when there is none. */
export const getActiveSession = defineCall({
  name: 'getActiveSession',
  who: 'approved',
  input: z.nullish(z.unknown()),
  output: z.object({ success: z.literal(true), session: z.nullable(ActiveSession) }),
})
