/** Creates the table of how often forms were sent. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('form_counts')
    .addColumn('key_hash', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('sent', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'varchar(40)', (column) => column.notNull())
    .execute();
}
