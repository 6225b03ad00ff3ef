/** Removes winners from the published lists. */
import type { Database } from '../../database/open-database.ts';

/** Takes the names of these entries from the lists of winners; `db` is a transaction. */
export async function eraseWinners(db: Database, entries: readonly string[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .updateTable('draw_winners')
    .set({ name: null })
    .where('entry_id', 'in', entries)
    .execute();
}
