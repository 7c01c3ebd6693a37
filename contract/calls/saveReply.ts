import * as z from 'zod/mini'
import { Encrypted } from '../entities/encrypted.ts'
import { DocumentId } from '../entities/ids.ts'
import { defineCall } from './defineCall.ts'

/** The reply completes the entry's record. A later reply to the same entry (Retry) replaces it. */
export const saveReply = defineCall({
  name: 'saveReply',
  who: 'approved',
  input: z.object({ entryId: DocumentId, ai_response: Encrypted }),
  output: z.object({ success: z.literal(true) }),
  errors: ['entryNotFound'],
})
