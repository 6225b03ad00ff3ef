/** Creates all tables. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';

/** Database drivers run one statement at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = await readFile(join(import.meta.dirname, '002-initial.sql'), 'utf8');
  const statements = text.split(/;\n/).filter((statement) => statement.trim() !== '');
  for (const statement of statements) await sql.raw(statement).execute(db);
}
