/** The cinema's programme of dated screenings, which is brought apart from the other content. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('programme')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'varchar(64)', (column) => column.notNull())
    .addColumn('brought_at', 'varchar(40)', (column) => column.notNull())
    .addColumn('screenings', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into programme (id, version, brought_at, screenings)
    values (1, '', '', '[]')`.execute(db);
}
