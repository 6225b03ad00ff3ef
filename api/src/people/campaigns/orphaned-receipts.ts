/** Deletes the files of receipts whose row is not there any more. */
import { deleteOrphanedFiles } from '../../base/orphaned-files.ts';
import type { Database } from '../../database/open-database.ts';

export async function deleteOrphanedReceipts(db: Database, folder: string): Promise<void> {
  const rows = await db.selectFrom('promotion_uploads').select('file').execute();
  const named = new Set(rows.map(({ file }) => file));
  await deleteOrphanedFiles(folder, (name) => !named.has(name));
}
