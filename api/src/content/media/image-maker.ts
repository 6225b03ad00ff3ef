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
  /**
   * Path of a file below `folder`; makes the file when it is missing. Undefined when there is no
   * such image or file, or when every caller that waited for it has aborted.
   * @param signal Aborted when the caller stops waiting.
   */
  make: (id: string, name: string, signal: AbortSignal) => Promise<string | undefined>;
}

interface Job {
  waiting: number;
  result: Promise<string | undefined>;
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
  const jobs = new Map<string, Job>();

  const makeNow = async (id: string, name: string): Promise<string | undefined> => {
    const path = filePath(id, name);
    if (await exists(join(folder, path))) return path;
    const image = await findImage(db, id);
    const file = image && filesOf(image.facts).find((candidate) => candidate.name === name);
    if (!file) return undefined;
    await writeAtomically(join(folder, path), await renderFile(image.facts, image.originals, file));
    return path;
  };

  const startJob = (id: string, name: string, key: string): Job => {
    const job: Job = { waiting: 0, result: Promise.resolve(undefined) };
    job.result = limit(async () => (job.waiting > 0 ? makeNow(id, name) : undefined)).finally(() =>
      jobs.delete(key),
    );
    jobs.set(key, job);
    return job;
  };

  return {
    folder,
    make: async (id, name, signal) => {
      const path = filePath(id, name);
      if (await exists(join(folder, path))) return path;
      if (signal.aborted) return undefined;
      const job = jobs.get(path) ?? startJob(id, name, path);
      const leave = () => {
        job.waiting -= 1;
      };
      job.waiting += 1;
      signal.addEventListener('abort', leave);
      return job.result.finally(() => signal.removeEventListener('abort', leave));
    },
  };
}
