import * as z from 'zod/mini'
import { DocumentId, Timestamp } from '../entities/ids.ts'
import { SessionSummary } from '../entities/sessionSummary.ts'
import { HISTORY_MAX_PAGE_SIZE, HISTORY_PAGE_SIZE } from '../limits.ts'
import { defineCall } from './defineCall.ts'

/**
 * Newest first. `before` and `beforeId`, of the last session seen, ask for the page that follows it; without the id,
 * others created in its millisecond are passed over.
 */
export const getSessionHistory = defineCall({
  name: 'getSessionHistory',
  who: 'approved',
  input: z.object({
    limit: z._default(z.int().check(z.minimum(1), z.maximum(HISTORY_MAX_PAGE_SIZE)), HISTORY_PAGE_SIZE),
    before: z.optional(Timestamp),
    beforeId: z.optional(DocumentId),
  }),
  output: z.object({ success: z.literal(true), sessions: z.array(SessionSummary) }),
})
