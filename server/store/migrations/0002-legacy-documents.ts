import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const primaryKey = (column: ColumnDefinitionBuilder) => column.primaryKey()

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('legacy_accounts')
    .addColumn('user_id', 'text', primaryKey)
    .addColumn('sealed_passphrase', 'text')
    .execute()

  await db.schema
    .createTable('legacy_documents')
    .addColumn('user_id', 'text', required)
    .addColumn('collection', 'text', required)
    .addColumn('id', 'text', required)
    .addColumn('sealed_fields', 'text')
    .addPrimaryKeyConstraint('legacy_documents_key', ['user_id', 'collection', 'id'] as never)
    .execute()
  // Small: what still waits.
  await sql`create index legacy_documents_waiting on legacy_documents (user_id) where sealed_fields is not null`.execute(
    db,
  )
}
