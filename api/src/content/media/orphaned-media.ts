/** Deletes the files of images and videos that are not in the database any more. */
import { join } from 'node:path';
import { deleteOrphanedFiles, namesIn } from '../../base/orphaned-files.ts';
import type { Database } from '../../database/open-database.ts';

const VERSION = /^\d{1,4}$/;
const IMAGE = /^[0-9a-f]{12}$/;
const VIDEO = /^([0-9a-f]{12})\.mp4$/;

/** @param folder of media; nothing else in it is touched. */
export async function deleteOrphanedMedia(db: Database, folder: string): Promise<void> {
  const images = new Set((await db.selectFrom('images').select('id').execute()).map(idOf));
  const videos = new Set((await db.selectFrom('videos').select('id').execute()).map(idOf));
  const isOrphanedImage = (name: string) => IMAGE.test(name) && !images.has(name);
  const isOrphanedVideo = (name: string) => {
    const [, id] = VIDEO.exec(name) ?? [];
    return id !== undefined && !videos.has(id);
  };
  await deleteOrphanedFiles(join(folder, 'videos'), isOrphanedVideo);
  const versions = (await namesIn(folder)).filter((name) => VERSION.test(name));
  for (const version of versions) await deleteOrphanedFiles(join(folder, version), isOrphanedImage);
}

const idOf = ({ id }: { id: string }) => id;
