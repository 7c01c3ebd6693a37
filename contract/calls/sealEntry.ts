import * as z from 'zod/mini'
import { Encrypted } from '../entities/encrypted.ts'
import { DocumentId } from '../entities/ids.ts'
import { defineCall } from './defineCall.ts'

/** Encrypts, as soon as that works, an entry its writer had saved without encryption (design §2). */
export const sealEntry = defineCall({
  name: 'sealEntry',
  who: 'approved',
  input: z.object({ entryId: DocumentId, user_text: Encrypted, ai_response: z.nullable(Encrypted) }),
  output: z.object({ success: z.literal(true) }),
  errors: ['entryNotFound'],
})
