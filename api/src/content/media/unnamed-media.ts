/** Deletes the files of images and videos that are not in the database any more. */
import { join } from 'node:path';
import { deleteUnnamedFiles, namesIn } from '../../base/unnamed-files.ts';
import type { Database } from '../../database/open-database.ts';

const VERSION = /^\d{1,4}$/;
const IMAGE = /^[0-9a-f]{20}$/;
const VIDEO = /^([0-9a-f]{20})\.mp4$/;

/** @param folder of media; nothing else in it is touched. */
export async function deleteUnnamedMedia(db: Database, folder: string): Promise<void> {
  const images = new Set((await db.selectFrom('images').select('id').execute()).map(idOf));
  const videos = new Set((await db.selectFrom('videos').select('id').execute()).map(idOf));
  const isUnnamedImage = (name: string) => IMAGE.test(name) && !images.has(name);
  const isUnnamedVideo = (name: string) => {
    const [, id] = VIDEO.exec(name) ?? [];
    return id !== undefined && !videos.has(id);
  };
  await deleteUnnamedFiles(join(folder, 'videos'), isUnnamedVideo);
  const versions = (await namesIn(folder)).filter((name) => VERSION.test(name));
  for (const version of versions) await deleteUnnamedFiles(join(folder, version), isUnnamedImage);
}

const idOf = ({ id }: { id: string }) => id;
