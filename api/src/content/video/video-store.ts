/** The videos of the content, in the database that all API processes share. */
import { type Database, insertOnce } from '../../database/open-database.ts';
import { markUnused } from '../media/unused-media.ts';
import type { StoredVideo } from '../schema/media-schema.ts';

export interface NewVideo {
  id: string;
  bytes: Buffer;
}

export function videoUrl({ id }: StoredVideo): string {
  return `/media/videos/${id}.mp4`;
}

export async function findVideo(db: Database, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('videos').select('bytes').where('id', '=', id).executeTakeFirst();
  return row && Buffer.from(row.bytes);
}

/** Adds the videos of new content, which names no others; `transaction` is that of its import. */
export async function storeVideos(
  transaction: Database,
  videos: readonly NewVideo[],
): Promise<void> {
  for (const video of videos) {
    await insertOnce(transaction, 'videos', { ...video, unused_since: null });
  }
  const ids = videos.map(({ id }) => id);
  await markUnused(transaction, 'videos', ids);
}
