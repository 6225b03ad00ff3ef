/** Deletes the files of images and videos that are not in the database any more. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/open-database.ts';

/** Another API may have made a file of new content since the database was asked. */
const MIN_AGE_MS = 60 * 60_000;

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
  await deleteOld(join(folder, 'videos'), isUnnamedVideo);
  const versions = (await namesIn(folder)).filter((name) => VERSION.test(name));
  for (const version of versions) await deleteOld(join(folder, version), isUnnamedImage);
}

const idOf = ({ id }: { id: string }) => id;

/** A folder that is not there holds nothing. */
const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

async function deleteOld(folder: string, isUnnamed: (name: string) => boolean): Promise<void> {
  for (const name of (await namesIn(folder)).filter(isUnnamed)) {
    const path = join(folder, name);
    // Another API that shares the folder may have deleted it.
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - MIN_AGE_MS)
      await rm(path, { recursive: true, force: true });
  }
}
