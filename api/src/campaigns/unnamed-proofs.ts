/** Deletes the files of receipts whose row is not there any more. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/open-database.ts';

/** A file is written just before its row. */
const MIN_AGE_MS = 60 * 60_000;

/** A folder that is not there yet holds none. */
export async function deleteUnnamedProofs(db: Database, folder: string): Promise<void> {
  const files = await readdir(folder).catch((): string[] => []);
  if (files.length === 0) return;
  const rows = await db.selectFrom('promotion_uploads').select('file').execute();
  const named = new Set(rows.map(({ file }) => file));
  for (const file of files.filter((name) => !named.has(name))) {
    const { mtimeMs } = await stat(join(folder, file));
    if (mtimeMs < Date.now() - MIN_AGE_MS) await rm(join(folder, file));
  }
}
