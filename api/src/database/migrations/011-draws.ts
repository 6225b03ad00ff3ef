/** Draws of winners, and codes of promotions that were imported. */
import type { Kysely } from 'kysely';

const CAMPAIGN = 'varchar(120)';
const ID = 'varchar(36)';
const TIME = 'varchar(40)';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('draws')
    .addColumn('id', ID, (column) => column.primaryKey())
    .addColumn('campaign', CAMPAIGN, (column) => column.notNull())
    .addColumn('pool', 'varchar(20)', (column) => column.notNull())
    .addColumn('entered_before', TIME, (column) => column.notNull())
    .addColumn('seed', 'varchar(200)', (column) => column.notNull())
    .addColumn('entries', 'text', (column) => column.notNull())
    .addColumn('prize', 'text', (column) => column.notNull())
    .addColumn('drawn_at', TIME, (column) => column.notNull())
    .addUniqueConstraint('draws_seed', ['campaign', 'seed'])
    .execute();
  await db.schema
    .createTable('draw_winners')
    .addColumn('draw_id', ID, (column) =>
      column.notNull().references('draws.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('entry_id', ID, (column) => column.notNull())
    .addColumn('name', 'varchar(120)')
    .addPrimaryKeyConstraint('draw_winners_position', ['draw_id', 'position'])
    .execute();
  await db.schema
    .createTable('promotion_codes')
    .addColumn('campaign', CAMPAIGN, (column) => column.notNull())
    .addColumn('code', 'varchar(40)', (column) => column.notNull())
    .addColumn('imported_at', TIME, (column) => column.notNull())
    .addPrimaryKeyConstraint('promotion_codes_key', ['campaign', 'code'])
    .execute();
}
