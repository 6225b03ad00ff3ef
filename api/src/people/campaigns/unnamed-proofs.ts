/** Deletes the files of receipts whose row is not there any more. */

import { deleteUnnamedFiles } from '../../base/unnamed-files.ts';
import type { Database } from '../../database/open-database.ts';

export async function deleteUnnamedProofs(db: Database, folder: string): Promise<void> {
  const rows = await db.selectFrom('promotion_uploads').select('file').execute();
  const named = new Set(rows.map(({ file }) => file));
  await deleteUnnamedFiles(folder, (name) => !named.has(name));
}
