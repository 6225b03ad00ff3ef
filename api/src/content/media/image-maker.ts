/** Makes the files of images when they are requested, and caches them in a folder. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Database } from '../../database/open-database.ts';
import { exists, writeAtomically } from './cached-file.ts';
import { filePath, filesOf } from './image-files.ts';
import { findImage } from './image-store.ts';
import { renderFile } from './render-file.ts';

export interface ImageMaker {
  /** Folder of the files that were made. */
  folder: string;
  /** Path of a file below `folder`, made when it is missing; undefined without such an image or file. */
  make: (id: string, name: string) => Promise<string | undefined>;
}

/** Making one file takes one core; at least two are made side by side, on any machine. */
const CONCURRENCY = Math.max(2, availableParallelism());

/** A maker of the images in `db`. Files are kept in `folder`, for this process and later ones. */
export function createImageMaker(
  db: Database,
  folder: string,
  concurrency = CONCURRENCY,
): ImageMaker {
  const limit = pLimit(concurrency);
  const running = new Map<string, Promise<string | undefined>>();

  const makeNow = async (id: string, name: string): Promise<string | undefined> => {
    const path = filePath(id, name);
    if (await exists(join(folder, path))) return path;
    const image = await findImage(db, id);
    const file = image && filesOf(image.facts).find((candidate) => candidate.name === name);
    if (!file) return undefined;
    await writeAtomically(join(folder, path), await renderFile(image.facts, image.originals, file));
    return path;
  };

  return {
    folder,
    make: async (id, name) => {
      const path = filePath(id, name);
      if (await exists(join(folder, path))) return path;
      const job = running.get(path) ?? limit(makeNow, id, name).finally(() => running.delete(path));
      running.set(path, job);
      return job;
    },
  };
}
