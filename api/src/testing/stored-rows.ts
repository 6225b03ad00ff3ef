/** What the database keeps of an address. */
import type { Tables } from '../database/schema.ts';
import { testCipher } from './test-cipher.ts';
import type { TestSite } from './test-site.ts';

export type PersonTable = 'customers' | 'family_cards' | 'newsletter_subscribers' | 'game_entries';

/** The rows of `email` in `table`. */
export function rowsOf<Table extends PersonTable>(
  { db }: Pick<TestSite, 'db'>,
  table: Table,
  email: string,
): Promise<Tables[Table][]> {
  const rows = db
    .selectFrom<PersonTable>(table)
    .selectAll()
    .where('email_hash', '=', testCipher.blindIndex('email', email));
  return rows.execute() as Promise<Tables[Table][]>;
}

/** The one row of `email`; undefined without one. */
export const rowOf = async <Table extends PersonTable>(...of: Parameters<typeof rowsOf<Table>>) =>
  (await rowsOf(...of))[0];

/** What was typed, as the row of `email` keeps it. */
export async function keptOf(...of: Parameters<typeof rowsOf>): Promise<unknown> {
  const { encrypted = '', id = '' } = (await rowOf(...of)) ?? {};
  return testCipher.decrypt(encrypted, id);
}
