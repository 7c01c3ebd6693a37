import * as z from 'zod/mini'
import { Timestamp } from './ids.ts'

/** A message on the screen (spec §3): readable, so in memory only, and on its way to the companion. */
export const Message = z.object({
  type: z.enum(['user', 'ai', 'summary']),
  content: z.string(),
  timestamp: Timestamp,
})
export type Message = z.infer<typeof Message>
