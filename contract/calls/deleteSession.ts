import * as z from 'zod/mini'
import { DocumentId } from '../entities/ids.ts'
import { defineCall } from './defineCall.ts'

/** A session with its entries, for good. */
export const deleteSession = defineCall({
  name: 'deleteSession',
  who: 'approved',
  input: z.object({ sessionId: DocumentId }),
  output: z.object({ success: z.literal(true) }),
  errors: ['sessionNotFound'],
})
