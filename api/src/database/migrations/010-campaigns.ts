/** What visitors send to campaigns: receipts, words of the search game, answers to invitations. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('promotion_uploads')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('campaign', 'varchar(120)', (column) => column.notNull())
    .addColumn('code', 'varchar(40)', (column) => column.notNull())
    .addColumn('sent_key', 'varchar(64)', (column) => column.unique())
    .addColumn('personal', 'text', (column) => column.notNull())
    .addColumn('shop', 'varchar(120)', (column) => column.notNull())
    .addColumn('purchased_at', 'varchar(40)', (column) => column.notNull())
    .addColumn('purchase_sum', 'integer', (column) => column.notNull())
    .addColumn('file', 'varchar(80)', (column) => column.notNull())
    .addColumn('language', 'varchar(2)', (column) => column.notNull())
    .addColumn('uploaded_at', 'varchar(40)', (column) => column.notNull())
    .addUniqueConstraint('promotion_uploads_code', ['campaign', 'code'])
    .execute();
  await db.schema
    .createTable('game_entries')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('campaign', 'varchar(120)', (column) => column.notNull())
    .addColumn('email_hash', 'varchar(64)', (column) => column.notNull())
    .addColumn('personal', 'text', (column) => column.notNull())
    .addColumn('language', 'varchar(2)', (column) => column.notNull())
    .addColumn('entered_at', 'varchar(40)', (column) => column.notNull())
    .addUniqueConstraint('game_entries_email', ['campaign', 'email_hash'])
    .execute();
  await db.schema
    .createTable('invitation_answers')
    .addColumn('campaign', 'varchar(120)', (column) => column.notNull())
    .addColumn('code', 'varchar(40)', (column) => column.notNull())
    .addColumn('answer', 'varchar(20)', (column) => column.notNull())
    .addColumn('answered_at', 'varchar(40)', (column) => column.notNull())
    .addPrimaryKeyConstraint('invitation_answers_key', ['campaign', 'code'])
    .execute();
}
