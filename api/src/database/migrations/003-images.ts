/** The originals of images, so that every API process can make their files. */
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('images')
    .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('original', 'bytea', (column) => column.notNull())
    .addColumn('mobile', 'bytea')
    .addColumn('unused_since', 'varchar(40)')
    .execute();
  await db.schema.createIndex('images_unused').on('images').column('unused_since').execute();
  // Content without originals has no images to show: it has to be imported again.
  await db.deleteFrom('content_items').execute();
  await db.updateTable('content_state').set({ version: '', bundled_fingerprint: null }).execute();
}
