/** The imported content: one document a row, and what was imported when. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_items')
    .addColumn('kind', 'varchar(20)', (column) => column.notNull())
    .addColumn('slug', 'varchar(120)', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_items_pk', ['kind', 'slug'])
    .execute();
  await db.schema
    .createTable('content_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'varchar(64)', (column) => column.notNull())
    .addColumn('imported_at', 'varchar(40)', (column) => column.notNull())
    .addColumn('bundled_fingerprint', 'varchar(64)')
    .execute();
  await sql`insert into content_state (id, version, imported_at) values (1, '', '')`.execute(db);
}
