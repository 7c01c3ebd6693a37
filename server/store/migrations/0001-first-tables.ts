import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const primaryKey = (column: ColumnDefinitionBuilder) => column.primaryKey()
const flag = (name: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().check(sql`${sql.ref(name)} in (0, 1)`)

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('user_id', 'text', primaryKey)
    .addColumn('email', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('practice_id', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('agreed_to_beta_terms', 'smallint', flag('agreed_to_beta_terms'))
    .addColumn('email_verification_required', 'smallint', flag('email_verification_required'))
    .addColumn('grandfathered_email_verification', 'smallint', flag('grandfathered_email_verification'))
    .addColumn('email_verified_at', 'bigint')
    .addColumn('approval_status', 'text')
    .addColumn('approved_by', 'text')
    .addColumn('approved_at', 'bigint')
    .addColumn('rejection_reason', 'text')
    .addColumn('chatbot_name', 'text')
    .addColumn('time_zone', 'text', required)
    .addColumn('memory_on', 'smallint', flag('memory_on'))
    .addColumn('memory_notes', 'text')
    .execute()
  await db.schema
    .createIndex('users_by_approval')
    .on('users')
    .columns(['approval_status', 'created_at'])
    .execute()

  await db.schema
    .createTable('registrations')
    .addColumn('user_id', 'text', primaryKey)
    .addColumn('email', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('time_zone', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
  await db.schema
    .createIndex('registrations_by_email')
    .on('registrations')
    .columns(['email', 'created_at'])
    .execute()

  await db.schema
    .createTable('addresses')
    .addColumn('email', 'text', primaryKey)
    .addColumn('user_id', 'text', required)
    .execute()

  await db.schema
    .createTable('credentials')
    .addColumn('user_id', 'text', primaryKey)
    .addColumn('auth_version', 'smallint', required)
    .addColumn('sealed_auth_hash', 'text', required)
    .addColumn('sealed_password_wrap', 'text', required)
    .addColumn('recovery_auth_hash', 'text', required)
    .addColumn('recovery_wrap', 'text', required)
    .addColumn('changed_at', 'bigint', required)
    .execute()

  await db.schema
    .createTable('sign_ins')
    .addColumn('user_id', 'text', required)
    .addColumn('id', 'text', required)
    .addColumn('cookie_hash', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .addPrimaryKeyConstraint('sign_ins_key', ['user_id', 'id'] as never)
    .execute()

  await db.schema
    .createTable('bearer_tokens')
    .addColumn('user_id', 'text', required)
    .addColumn('token_hash', 'text', required)
    .addColumn('sign_in_id', 'text', required)
    .addColumn('expires_at', 'bigint', required)
    .addPrimaryKeyConstraint('bearer_tokens_key', ['user_id', 'token_hash'] as never)
    .execute()

  await db.schema
    .createTable('mail_links')
    .addColumn('user_id', 'text', required)
    .addColumn('token_hash', 'text', required)
    .addColumn('purpose', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .addPrimaryKeyConstraint('mail_links_key', ['user_id', 'token_hash'] as never)
    .execute()

  await db.schema
    .createTable('journal_sessions')
    .addColumn('user_id', 'text', required)
    .addColumn('id', 'text', required)
    .addColumn('mode', 'text', required)
    .addColumn('started_at', 'bigint', required)
    .addColumn('last_activity_at', 'bigint', required)
    .addColumn('ended_at', 'bigint')
    .addPrimaryKeyConstraint('journal_sessions_key', ['user_id', 'id'] as never)
    .execute()
  // Small: sessions that are going on. Finds a member's own and the idle ones of all.
  await sql`create index journal_sessions_active on journal_sessions (user_id, last_activity_at) where ended_at is null`.execute(
    db,
  )

  await db.schema
    .createTable('journal_entries')
    .addColumn('user_id', 'text', required)
    .addColumn('id', 'text', required)
    .addColumn('session_id', 'text', required)
    .addColumn('session_mode', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('user_text', 'text', required)
    .addColumn('ai_response', 'text')
    .addColumn('timestamp', 'bigint', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('session_date', 'text', required)
    .addColumn('encrypted', 'smallint', flag('encrypted'))
    .addColumn('error_note', 'text')
    .addPrimaryKeyConstraint('journal_entries_key', ['user_id', 'id'] as never)
    .execute()
  await db.schema
    .createIndex('journal_entries_by_session')
    .on('journal_entries')
    .columns(['user_id', 'session_id', 'position'])
    .unique()
    .execute()

  await db.schema
    .createTable('session_summaries')
    .addColumn('user_id', 'text', required)
    .addColumn('id', 'text', required)
    .addColumn('session_id', 'text', required)
    .addColumn('summary', 'text')
    .addColumn('ai_summary', 'text')
    .addColumn('mood', 'text')
    .addColumn('session_date', 'text', required)
    .addColumn('entry_count', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('auto_ended', 'smallint', flag('auto_ended'))
    .addColumn('encrypted', 'smallint', flag('encrypted'))
    .addPrimaryKeyConstraint('session_summaries_key', ['user_id', 'id'] as never)
    .execute()
  await db.schema
    .createIndex('session_summaries_by_time')
    .on('session_summaries')
    .columns(['user_id', 'created_at', 'id'])
    .execute()

  await db.schema
    .createTable('message_days')
    .addColumn('user_id', 'text', primaryKey)
    .addColumn('used', 'integer', required)
    .addColumn('time_zone', 'text', required)
    .addColumn('resets_at', 'bigint', required)
    .execute()

  await db.schema
    .createTable('charges')
    .addColumn('user_id', 'text', required)
    .addColumn('entry_id', 'text', required)
    .addColumn('resets_at', 'bigint', required)
    .addColumn('reserved_at', 'bigint', required)
    .addColumn('delivered', 'smallint', flag('delivered'))
    .addColumn('replies', 'integer', required)
    .addPrimaryKeyConstraint('charges_key', ['user_id', 'entry_id'] as never)
    .execute()
  await sql`create index charges_reserved on charges (reserved_at) where delivered = 0`.execute(db)

  await db.schema
    .createTable('usage_by_day')
    .addColumn('user_id', 'text', required)
    .addColumn('day', 'text', required)
    .addColumn('messages', 'integer', required)
    .addColumn('tokens_in', 'bigint', required)
    .addColumn('tokens_out', 'bigint', required)
    .addPrimaryKeyConstraint('usage_by_day_key', ['user_id', 'day'] as never)
    .execute()
  await db.schema.createIndex('usage_by_day_day').on('usage_by_day').columns(['day']).execute()

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', primaryKey)
    .addColumn('count', 'integer', required)
    .addColumn('window_ends_at', 'bigint', required)
    .addColumn('locked_until', 'bigint', required)
    .execute()

  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', primaryKey)
    .addColumn('recipient', 'text', required)
    .addColumn('recipient_name', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('next_attempt_at', 'bigint', required)
    .addColumn('delivered_at', 'bigint')
    .execute()
  await sql`create index mails_waiting on mails (next_attempt_at) where delivered_at is null`.execute(db)

  await db.schema
    .createTable('decisions')
    .addColumn('user_id', 'text', required)
    .addColumn('decided_at', 'bigint', required)
    .addColumn('email', 'text', required)
    .addColumn('decision', 'text', required)
    .addColumn('decided_by', 'text', required)
    .addColumn('reason', 'text')
    .addPrimaryKeyConstraint('decisions_key', ['user_id', 'decided_at'] as never)
    .execute()

  await db.schema
    .createTable('referrals')
    .addColumn('kind', 'text', primaryKey)
    .addColumn('count', 'integer', required)
    .execute()
}
