/** The log of what was done with personal data, without anything of a person in it. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/open-database.ts';

/** Adds an entry to `db`, the transaction of what was done. */
export async function audit(
  db: Database,
  entry: { actor: string; action: string },
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('audit_log')
    .values({ id: randomUUID(), at, ...entry })
    .execute();
}
