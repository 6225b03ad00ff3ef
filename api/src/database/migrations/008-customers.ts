/** Cards, accounts and gift cards; personal data is sealed, and addresses are found by their hashes. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createKeys(db);
  await createCustomers(db);
  await createFamilyCards(db);
  await createGiftCards(db);
  await createSentForms(db);
  await createAudit(db);
  await sealOutbox(db);
  await sealSubscribers(db);
}

const HASH = 'varchar(64)';
const TIME = 'varchar(40)';
const ID = 'varchar(36)';

async function createKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('data_keys')
    .addColumn('id', 'varchar(20)', (column) => column.primaryKey())
    .addColumn('check_value', HASH, (column) => column.notNull())
    .execute();
}

async function createCustomers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customers')
    .addColumn('id', ID, (column) => column.primaryKey())
    .addColumn('email_hash', HASH, (column) => column.notNull().unique())
    .addColumn('personal', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'varchar(200)', (column) => column.notNull())
    .addColumn('language', 'varchar(2)', (column) => column.notNull())
    .addColumn('registered_at', TIME, (column) => column.notNull())
    .addColumn('used_at', TIME, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('customer_tokens')
    .addColumn('token_hash', HASH, (column) => column.primaryKey())
    .addColumn('purpose', 'varchar(10)', (column) => column.notNull())
    .addColumn('customer_id', ID, (column) =>
      column.references('customers.id').onDelete('set null'),
    )
    .addColumn('language', 'varchar(2)', (column) => column.notNull())
    .addColumn('created_at', TIME, (column) => column.notNull())
    .addColumn('used_at', TIME)
    .addCheckConstraint('customer_token_purpose', sql`purpose in ('password', 'deletion')`)
    .execute();
  await db.schema
    .createIndex('customer_tokens_customer')
    .on('customer_tokens')
    .columns(['customer_id', 'purpose', 'created_at'])
    .execute();
}

async function createFamilyCards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('family_cards')
    .addColumn('id', ID, (column) => column.primaryKey())
    .addColumn('email_hash', HASH, (column) => column.notNull().unique())
    .addColumn('personal', 'text', (column) => column.notNull())
    .addColumn('language', 'varchar(2)', (column) => column.notNull())
    .addColumn('requested_at', TIME, (column) => column.notNull())
    .execute();
}

async function createGiftCards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('gift_cards')
    .addColumn('token_hash', HASH, (column) => column.primaryKey())
    .addColumn('valid_until', 'varchar(10)', (column) => column.notNull())
    .addColumn('balance', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('gift_card_movements')
    .addColumn('token_hash', HASH, (column) =>
      column.notNull().references('gift_cards.token_hash').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('date', 'varchar(10)', (column) => column.notNull())
    .addColumn('kind', 'varchar(10)', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('gift_card_movement_position', ['token_hash', 'position'])
    .execute();
}

/** The answers to forms that were sent with an `Idempotency-Key`. */
async function createSentForms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sent_forms')
    .addColumn('key_hash', HASH, (column) => column.primaryKey())
    .addColumn('body_hash', HASH, (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', TIME, (column) => column.notNull())
    .execute();
}

async function createAudit(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .addColumn('id', ID, (column) => column.primaryKey())
    .addColumn('at', TIME, (column) => column.notNull())
    .addColumn('actor', 'varchar(100)', (column) => column.notNull())
    .addColumn('action', 'varchar(60)', (column) => column.notNull())
    .execute();
}

/** A mail's address and texts are sealed; `personal-data/seal-older.ts` seals those from before. */
async function sealOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('sealed', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('recipient_hash', HASH).execute();
  await db.schema
    .createIndex('outbox_recipient_hash')
    .on('outbox')
    .column('recipient_hash')
    .execute();
}

/** The column with the address holds its hash from now on; the address itself is sealed. */
async function sealSubscribers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('newsletter_subscribers')
    .renameColumn('email', 'email_hash')
    .execute();
  await db.schema.alterTable('newsletter_subscribers').addColumn('sealed', 'text').execute();
}
