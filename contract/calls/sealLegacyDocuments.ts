import * as z from 'zod/mini'
import { Encrypted } from '../entities/encrypted.ts'
import { DocumentId, SessionDate, Timestamp } from '../entities/ids.ts'
import { LegacyReference } from '../entities/legacyDocument.ts'
import { CONVERSATION_BODY_MAX_BYTES } from '../limits.ts'
import { defineCall } from './defineCall.ts'

/** An old session as it is kept from now on. */
export const SealedLegacySession = z.object({
  id: DocumentId,
  session_date: SessionDate,
  ended_at: Timestamp,
  auto_ended: z.boolean(),
  summary: Encrypted,
  ai_summary: z.nullable(Encrypted),
  entries: z.array(
    z.object({
      id: DocumentId,
      user_text: Encrypted,
      ai_response: z.nullable(Encrypted),
      timestamp: Timestamp,
    }),
  ),
})
export type SealedLegacySession = z.infer<typeof SealedLegacySession>

/**
 * Puts a session, or the companion's name, in the place of the old documents it was made of, in one transaction. When
 * any of these is gone already, another tab or an earlier try was faster, and nothing is written.
 */
export const sealLegacyDocuments = defineCall({
  name: 'sealLegacyDocuments',
  who: 'approved',
  input: z.object({
    replaced: z.array(LegacyReference).check(z.minLength(1)),
    session: z.optional(SealedLegacySession),
    chatbot_name: z.optional(Encrypted),
  }),
  output: z.object({ success: z.literal(true) }),
  bodyMaxBytes: CONVERSATION_BODY_MAX_BYTES,
})
