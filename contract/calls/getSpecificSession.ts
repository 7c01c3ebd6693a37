import * as z from 'zod/mini'
import { DocumentId } from '../entities/ids.ts'
import { SessionWithConversation } from '../entities/sessionSummary.ts'
import { defineCall } from './defineCall.ts'

export const getSpecificSession = defineCall({
  name: 'getSpecificSession',
  who: 'approved',
  input: z.object({ sessionId: DocumentId }),
  output: z.object({ success: z.literal(true), session: SessionWithConversation }),
  errors: ['sessionNotFound'],
})
