import * as z from 'zod/mini'
import { DocumentId } from '../entities/ids.ts'
import { defineCall } from './defineCall.ts'

/** A restored session goes on as itself: its automatic ending is taken back (spec §4, design §7). */
export const reopenSession = defineCall({
  name: 'reopenSession',
  who: 'approved',
  input: z.object({ sessionId: DocumentId }),
  output: z.object({ success: z.literal(true) }),
  errors: ['sessionNotFound', 'sessionEnded'],
})
