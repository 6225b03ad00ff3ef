/** Images and videos that no content names any more: kept for a while, then deleted with their files. */
import { join } from 'node:path';
import { DAY_MS } from '@mall/opening-hours';
import { deleteOrphanedFiles, namesIn } from '../../base/orphaned-files.ts';
import type { Database } from '../../database/open-database.ts';
import { momentBefore } from '../../database/schema.ts';

/** Pages of earlier content may be open or cached for a while. */
const MAX_UNUSED_DAYS = 30;

const VERSION = /^\d{1,4}$/;
const IMAGE = /^[0-9a-f]{12}$/;
const VIDEO = /^([0-9a-f]{12})\.mp4$/;

/** Records which rows new content names, and since when it names the others no more. */
export async function markUnused(
  transaction: Database,
  table: 'images' | 'videos',
  used: readonly string[],
): Promise<void> {
  // An empty list is no SQL.
  const ids = ['', ...used];
  const rows = transaction.updateTable(table);
  await rows.set({ unused_since: null }).where('id', 'in', ids).execute();
  await rows
    .set({ unused_since: new Date().toISOString() })
    .where('unused_since', 'is', null)
    .where('id', 'not in', ids)
    .execute();
}

/** Deletes what no content has named for thirty days. @param folder of media; nothing else in it is touched. */
export async function deleteUnusedMedia(db: Database, folder: string, now: Date): Promise<void> {
  const images = await remaining(db, 'images', now);
  const videos = await remaining(db, 'videos', now);
  await deleteOrphanedFiles(join(folder, 'videos'), (name) => {
    const [, id] = VIDEO.exec(name) ?? [];
    return id !== undefined && !videos.has(id);
  });
  for (const version of (await namesIn(folder)).filter((name) => VERSION.test(name))) {
    const isOrphaned = (name: string) => IMAGE.test(name) && !images.has(name);
    await deleteOrphanedFiles(join(folder, version), isOrphaned);
  }
}

async function remaining(db: Database, table: 'images' | 'videos', now: Date) {
  const limit = momentBefore(now, MAX_UNUSED_DAYS * DAY_MS);
  await db.deleteFrom(table).where('unused_since', '<', limit).execute();
  const rows = await db.selectFrom(table).select('id').execute();
  return new Set(rows.map(({ id }) => id));
}
