import type { Selectable } from 'kysely'
import type { Encrypted, WrappedKey } from '../../contract/entities/encrypted.ts'
import type { LegacyCollection } from '../../contract/entities/legacyDocument.ts'
import type { ApprovalStatus } from '../../contract/entities/userProfile.ts'
import type { SessionMode } from '../../contract/modes.ts'

/**
 * The tables, in the lowest common types of SQLite and PostgreSQL: text, smallint 0/1, bigint epoch milliseconds.
 * Each that belongs to somebody has a key that begins with `user_id`, so that it shards by user.
 */
export interface Tables {
  users: UsersTable
  registrations: RegistrationsTable
  addresses: AddressesTable
  credentials: CredentialsTable
  sign_ins: SignInsTable
  bearer_tokens: BearerTokensTable
  mail_links: MailLinksTable
  journal_sessions: JournalSessionsTable
  journal_entries: JournalEntriesTable
  session_summaries: SessionSummariesTable
  message_days: MessageDaysTable
  charges: ChargesTable
  usage_by_day: UsageByDayTable
  rate_limits: RateLimitsTable
  mails: MailsTable
  decisions: DecisionsTable
  referrals: ReferralsTable
  legacy_accounts: LegacyAccountsTable
  legacy_documents: LegacyDocumentsTable
  server_keys: ServerKeysTable
}

type Flag = 0 | 1

/** Spec §3, user profile. */
interface UsersTable {
  user_id: string
  email: string
  name: string
  role: string
  practice_id: string
  created_at: number
  agreed_to_beta_terms: Flag
  email_verification_required: Flag
  grandfathered_email_verification: Flag
  email_verified_at: number | null
  approval_status: ApprovalStatus | null
  approved_by: string | null
  approved_at: number | null
  rejection_reason: string | null
  chatbot_name: Encrypted | null
  time_zone: string
  memory_on: Flag
  memory_notes: Encrypted | null
}

/** A sign-up whose address nobody has verified yet (design §5). */
interface RegistrationsTable {
  user_id: string
  email: string
  name: string
  time_zone: string
  created_at: number
}

/** The directory from address to member; a table of its own, because its key cannot begin with the user. */
interface AddressesTable {
  email: string
  user_id: string
}

/** Sealed columns open only with the app secret. The recovery wrap does not need it (design §5). */
interface CredentialsTable {
  user_id: string
  auth_version: number
  sealed_auth_hash: string
  sealed_password_wrap: string
  recovery_auth_hash: string
  recovery_wrap: WrappedKey
  changed_at: number
}

interface SignInsTable {
  user_id: string
  id: string
  cookie_hash: string
  created_at: number
  expires_at: number
}

interface BearerTokensTable {
  user_id: string
  token_hash: string
  sign_in_id: string
  expires_at: number
}

export type LinkPurpose = 'verify-email' | 'recover-account'

interface MailLinksTable {
  user_id: string
  token_hash: string
  purpose: LinkPurpose
  created_at: number
  expires_at: number
}

interface JournalSessionsTable {
  user_id: string
  id: string
  mode: SessionMode
  started_at: number
  last_activity_at: number
  ended_at: number | null
}

/** Spec §3, journal entry. `position` is the order of arrival within the session. */
interface JournalEntriesTable {
  user_id: string
  id: string
  session_id: string
  session_mode: SessionMode
  position: number
  user_text: string
  ai_response: string | null
  timestamp: number
  created_at: number
  session_date: string
  encrypted: Flag
  error_note: string | null
}

/** Spec §3, session summary. `session_data` is composed from the entries when it is read (design §7). */
interface SessionSummariesTable {
  user_id: string
  id: string
  session_id: string
  summary: Encrypted | null
  ai_summary: Encrypted | null
  mood: Encrypted | null
  session_date: string
  entry_count: number
  created_at: number
  auto_ended: Flag
  encrypted: Flag
}

/** The running day of messages of each member: one row, so that the limit is one statement. */
interface MessageDaysTable {
  user_id: string
  used: number
  time_zone: string
  resets_at: number
}

/** What a message has cost, so that repeating it costs nothing and a reply that failed is given back. */
interface ChargesTable {
  user_id: string
  entry_id: string
  resets_at: number
  reserved_at: number
  delivered: Flag
  replies: number
}

/** Counts for the admin, without content; `day` is UTC. */
interface UsageByDayTable {
  user_id: string
  day: string
  messages: number
  tokens_in: number
  tokens_out: number
}

interface RateLimitsTable {
  key: string
  count: number
  window_ends_at: number
  locked_until: number
}

/** The outbox. A mail leaves it once it is delivered; the local mailbox keeps it. */
interface MailsTable {
  id: string
  recipient: string
  recipient_name: string
  subject: string
  body: string
  created_at: number
  attempts: number
  next_attempt_at: number
  delivered_at: number | null
}

interface DecisionsTable {
  user_id: string
  decided_at: number
  email: string
  decision: ApprovalStatus
  decided_by: string
  reason: string | null
}

interface ReferralsTable {
  kind: string
  count: number
}

/** Who came from the old platform. The passphrase opens with the app secret, and goes with the last document. */
interface LegacyAccountsTable {
  user_id: string
  sealed_passphrase: string | null
}

/** What waits to be sealed by its writer; then `sealed_fields` is gone, and the id says that it was here. */
interface LegacyDocumentsTable {
  user_id: string
  collection: LegacyCollection
  id: string
  sealed_fields: string | null
}

/** What the server keeps for itself, sealed under the app secret. */
interface ServerKeysTable {
  name: string
  sealed_key: string
}

export type UserRow = Selectable<UsersTable>
export type RegistrationRow = Selectable<RegistrationsTable>
export type CredentialsRow = Selectable<CredentialsTable>
export type EntryRow = Selectable<JournalEntriesTable>
export type SessionRow = Selectable<JournalSessionsTable>
export type SummaryRow = Selectable<SessionSummariesTable>
export type MailRow = Selectable<MailsTable>
