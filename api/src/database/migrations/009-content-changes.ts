/** When each item of the content was last changed, for the sitemap. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('content_items')
    .addColumn('changed_at', 'varchar(40)', (column) => column.notNull().defaultTo(''))
    .execute();
}
