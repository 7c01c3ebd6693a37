import * as z from 'zod/mini'
import { ProviderLabel } from './companion.ts'
import { Timestamp } from './ids.ts'
import { ApprovalStatus } from './userProfile.ts'

/** YYYY-MM-DD, UTC. */
const Day = z.string()

/** What the admin may know of the whole: counts, never content. */
export const Statistics = z.object({
  membersByStatus: z.record(ApprovalStatus, z.int()),
  activeToday: z.int(),
  days: z.array(
    z.object({
      day: Day,
      messages: z.int(),
      tokensIn: z.int(),
      tokensOut: z.int(),
      cost: z.nullable(z.number()),
    }),
  ),
  companion: z.object({
    provider: ProviderLabel,
    healthy: z.boolean(),
    lastFailureAt: z.nullable(Timestamp),
    lastFailure: z.nullable(z.string()),
  }),
  mailsWaiting: z.int(),
  mailFailures: z.int(),
  referrals: z.record(z.string(), z.int()),
  decisions: z.array(
    z.object({
      email: z.string(),
      decision: ApprovalStatus,
      decided_by: z.string(),
      decided_at: Timestamp,
      reason: z.nullable(z.string()),
    }),
  ),
})
export type Statistics = z.infer<typeof Statistics>
