import * as z from 'zod/mini'
import { Encrypted } from '../entities/encrypted.ts'
import { defineCall } from './defineCall.ts'

export const saveMemory = defineCall({
  name: 'saveMemory',
  who: 'approved',
  input: z.object({ memoryOn: z.boolean(), memory_notes: z.nullable(Encrypted) }),
  output: z.object({ success: z.literal(true) }),
})
