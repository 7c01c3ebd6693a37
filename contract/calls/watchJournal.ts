import * as z from 'zod/mini'
import { DocumentId } from '../entities/ids.ts'
import { defineCall } from './defineCall.ts'

/** Says that something of the member's journal changed, so that another tab or device reads it again. */
export const watchJournal = defineCall({
  name: 'watchJournal',
  who: 'approved',
  input: z.nullish(z.unknown()),
  output: z.object({ success: z.literal(true) }),
  chunk: z.object({ changed: z.enum(['entry', 'session', 'profile']), sessionId: z.nullable(DocumentId) }),
  live: true,
})
