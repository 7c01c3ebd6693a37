import * as z from 'zod/mini'
import { LegacyDocument } from '../entities/legacyDocument.ts'
import { defineCall } from './defineCall.ts'

/**
 * What of the member's old journal waits to be sealed with their own key, a hundred documents per chunk, and the old
 * scheme's passphrase as long as anything waits (docs/import.md).
 */
export const getLegacyDocuments = defineCall({
  name: 'getLegacyDocuments',
  who: 'approved',
  input: z.nullish(z.unknown()),
  output: z.object({
    success: z.literal(true),
    passphrase: z.nullable(z.string()),
    /** How many documents have been sealed already, so that progress goes on where it stopped. */
    sealedBefore: z.optional(z.number()),
  }),
  chunk: z.object({ documents: z.array(LegacyDocument) }),
})
