/** The videos of the content, in the database that all API processes share. */
import { DAY_MS } from '@mall/opening-hours';
import type { Database } from '../../database/open-database.ts';
import { momentBefore } from '../../database/schema.ts';
import type { StoredVideo } from '../schema/media-schema.ts';

/** Pages of earlier content may be open or cached for a while. */
const MAX_UNUSED_DAYS = 30;

export interface NewVideo {
  id: string;
  bytes: Buffer;
}

/** Where a video is served. */
export function videoUrl({ id }: StoredVideo): string {
  return `/media/videos/${id}.mp4`;
}

/** The video with this id, or undefined when none is stored. */
export async function findVideo(db: Database, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('videos').select('bytes').where('id', '=', id).executeTakeFirst();
  return row && Buffer.from(row.bytes);
}

/**
 * Adds the videos of new content, and deletes those that no content has named for thirty days. Call
 * it in the transaction that stores the content.
 */
export async function storeVideos(
  transaction: Database,
  videos: readonly NewVideo[],
): Promise<void> {
  const now = new Date();
  await transaction
    .updateTable('videos')
    .set({ unused_since: now.toISOString() })
    .where('unused_since', 'is', null)
    .execute();
  for (const video of videos) {
    await transaction
      .insertInto('videos')
      .values({ ...video, unused_since: null })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ unused_since: null }))
      .execute();
  }
  await deleteUnusedVideos(transaction, now);
}

/** Deletes the videos that no content has named for thirty days. */
export async function deleteUnusedVideos(db: Database, now: Date): Promise<void> {
  const limit = momentBefore(now, MAX_UNUSED_DAYS * DAY_MS);
  await db.deleteFrom('videos').where('unused_since', '<', limit).execute();
}
