/** Newsletter subscribers, the tokens in their mails, and the mails that wait to be sent. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('newsletter_subscribers')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('email', 'varchar(254)', (column) => column.notNull().unique())
    .addColumn('language', 'varchar(2)', (column) => column.notNull())
    .addColumn('status', 'varchar(10)', (column) => column.notNull())
    .addColumn('requested_at', 'varchar(40)', (column) => column.notNull())
    .addColumn('confirmed_at', 'varchar(40)')
    .addCheckConstraint('newsletter_status', sql`status in ('pending', 'confirmed')`)
    .execute();
  await db.schema
    .createIndex('newsletter_subscribers_waiting')
    .on('newsletter_subscribers')
    .columns(['status', 'requested_at'])
    .execute();
  await createTokens(db);
  await createOutbox(db);
}

async function createTokens(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('newsletter_tokens')
    .addColumn('token_hash', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('subscriber_id', 'varchar(36)', (column) =>
      column.notNull().references('newsletter_subscribers.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'varchar(40)', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('newsletter_tokens_subscriber')
    .on('newsletter_tokens')
    .column('subscriber_id')
    .execute();
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('recipient', 'varchar(254)', (column) => column.notNull())
    .addColumn('subject', 'varchar(200)', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('headers', 'text', (column) => column.notNull())
    .addColumn('created_at', 'varchar(40)', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'varchar(40)', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').column('next_attempt_at').execute();
}
