import * as z from 'zod/mini'
import { Encrypted } from '../entities/encrypted.ts'
import { defineCall } from './defineCall.ts'

/** `null` goes back to the default name. */
export const saveCompanionName = defineCall({
  name: 'saveCompanionName',
  who: 'approved',
  input: z.object({ chatbot_name: z.nullable(Encrypted) }),
  output: z.object({ success: z.literal(true) }),
})
