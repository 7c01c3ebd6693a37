import * as z from 'zod/mini'
import { ProviderLabel, SessionMetadata } from '../entities/companion.ts'
import { AiSummary } from '../entities/sessionSummary.ts'
import { CONVERSATION_BODY_MAX_BYTES } from '../limits.ts'
import { defineCall } from './defineCall.ts'

/** Readable text passes through the server here as well, and is not kept. Failing this, the device summarises. */
export const generateSessionSummary = defineCall({
  name: 'generateSessionSummary',
  who: 'approved',
  input: z.object({ sessionMetadata: SessionMetadata }),
  output: z.object({ success: z.literal(true), summary: AiSummary, provider: z.optional(ProviderLabel) }),
  errors: ['companionUnavailable', 'companionBudgetSpent', 'noEntries'],
  bodyMaxBytes: CONVERSATION_BODY_MAX_BYTES,
})
