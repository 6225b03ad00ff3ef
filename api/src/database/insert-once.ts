import type { Insertable } from 'kysely';
import type { Database } from './open-database.ts';
import type { Tables } from './schema.ts';

/** Inserts `row` unless another has its key. @returns whether it was inserted. */
export async function insertOnce<Table extends keyof Tables>(
  db: Database,
  table: Table,
  row: Insertable<Tables[Table]>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
