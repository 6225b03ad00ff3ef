/** The public numbers of content; they stay when content is replaced. */
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('content_ids')
    .addColumn('kind', 'varchar(20)', (column) => column.notNull())
    .addColumn('slug', 'varchar(120)', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_ids_pk', ['kind', 'slug'])
    .addUniqueConstraint('content_ids_once', ['kind', 'id'])
    .execute();
  // Content that is there keeps the ids that it was served with.
  await db
    .insertInto('content_ids')
    .columns(['kind', 'slug', 'id'])
    .expression((query) =>
      query
        .selectFrom('content_items')
        .select(({ eb, ref }) => ['kind', 'slug', eb(ref('position'), '+', 1).as('id')])
        .where('kind', 'in', ['shop', 'post', 'discount']),
    )
    .execute();
}
