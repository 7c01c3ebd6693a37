import * as z from 'zod/mini'
import { Encrypted } from '../entities/encrypted.ts'
import { SessionSummary } from '../entities/sessionSummary.ts'
import { defineCall } from './defineCall.ts'

/** The companion's memory: the last five summaries and the writer's own notes, all sealed (design §7). */
export const getMemory = defineCall({
  name: 'getMemory',
  who: 'approved',
  input: z.nullish(z.unknown()),
  output: z.object({
    success: z.literal(true),
    memoryOn: z.boolean(),
    memory_notes: z.nullable(Encrypted),
    summaries: z.array(SessionSummary),
  }),
})
