/** The videos of the content, so that every API process can serve them. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('videos')
    .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .addColumn('unused_since', 'varchar(40)')
    .execute();
  await db.schema.createIndex('videos_unused').on('videos').column('unused_since').execute();
}
