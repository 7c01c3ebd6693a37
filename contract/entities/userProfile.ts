import * as z from 'zod/mini'
import { Encrypted } from './encrypted.ts'
import { Timestamp, UserId } from './ids.ts'

export const ApprovalStatus = z.enum(['pending_approval', 'approved', 'rejected'])
export type ApprovalStatus = z.infer<typeof ApprovalStatus>

export const DEFAULT_ROLE = 'beta_tester'
export const DEFAULT_PRACTICE = 'default_practice'
export const NO_REASON_PROVIDED = 'No reason provided'

/** A document of the users collection (spec §3), keyed by user id. */
export const UserProfile = z.object({
  email: z.string(),
  name: z.string(),
  role: z.string(),
  practice_id: z.string(),
  created_at: Timestamp,
  agreed_to_beta_terms: z.boolean(),
  email_verification_required: z.boolean(),
  grandfathered_email_verification: z.boolean(),
  /** Missing on profiles from before approvals existed. */
  approval_status: z.nullable(ApprovalStatus),
  approved_by: z.nullable(z.string()),
  approved_at: z.nullable(Timestamp),
  rejection_reason: z.nullable(z.string()),
  /** The companion's name is the writer's own text, so it is sealed like the journal. */
  chatbot_name: z.nullable(Encrypted),
})
export type UserProfile = z.infer<typeof UserProfile>

/** The signed-in person as the account gate sees them. */
export const Account = z.object({
  userId: UserId,
  /** Missing when the profile is not there; then it counts as pending and unverified (spec §4). */
  profile: z.nullable(UserProfile),
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
  timeZone: z.string(),
  /** What the journal is called here, when whoever runs the server overrides it (design §2). */
  journalTitle: z.nullable(z.string()),
  /** Text from the old platform waits to be sealed with the account's own key (docs/import.md). */
  legacyWaiting: z.optional(z.boolean()),
})
export type Account = z.infer<typeof Account>

/** What the admin sees of a person who waits for approval (spec §2). Never anything of a journal. */
export const PendingUser = z.object({
  userId: UserId,
  name: z.string(),
  email: z.string(),
  created_at: Timestamp,
  agreed_to_beta_terms: z.boolean(),
  approval_status: ApprovalStatus,
})
export type PendingUser = z.infer<typeof PendingUser>
