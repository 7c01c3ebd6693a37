import * as z from 'zod/mini'
import { Timestamp } from '../entities/ids.ts'
import { SessionSummary } from '../entities/sessionSummary.ts'
import { HISTORY_MAX_PAGE_SIZE, HISTORY_PAGE_SIZE } from '../limits.ts'
import { defineCall } from './defineCall.ts'

/** Newest first. `before` asks for the page that follows the last session seen. */
export const getSessionHistory = defineCall({
  name: 'getSessionHistory',
  who: 'approved',
  input: z.object({
    limit: z._default(z.int().check(z.minimum(1), z.maximum(HISTORY_MAX_PAGE_SIZE)), HISTORY_PAGE_SIZE),
    before: z.optional(Timestamp),
  }),
  output: z.object({ success: z.literal(true), sessions: z.array(SessionSummary) }),
})
