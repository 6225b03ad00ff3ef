/** Makes the files of images when they are requested, or ahead in the background, and caches them in a folder. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { Database } from '../../database/open-database.ts';
import { cachedFile, exists } from './cached-file.ts';
import { filePath, filesOf, shownFiles } from './image-files.ts';
import { findImage, readUsedImages } from './image-store.ts';
import { renderFile } from './render-file.ts';

export interface ImageMaker {
  folder: string;
  /** Undefined without such an image or file, and where all of its requests were aborted before its turn. */
  make: (id: string, name: string, signal?: AbortSignal) => Promise<string | undefined>;
}

interface Job {
  path: Promise<string | undefined>;
  /** Of the requests that wait for it; undefined for one that cannot be aborted. */
  signals: (AbortSignal | undefined)[];
}

/** Making one file takes one core; at least two are made side by side, on any machine. */
const CONCURRENCY = Math.max(2, availableParallelism());

export function createImageMaker(
  db: Database,
  folder: string,
  concurrency = CONCURRENCY,
): ImageMaker {
  const limit = pLimit(concurrency);
  const jobs = new Map<string, Job>();

  const render = async (id: string, name: string) => {
    const image = await findImage(db, id);
    const file = image && filesOf(image.facts).find((candidate) => candidate.name === name);
    return file && renderFile(image.facts, image.originals, file);
  };

  const queue = (path: string, id: string, name: string): Job => {
    const signals: Job['signals'] = [];
    const run = async () => {
      try {
        if (signals.every((signal) => signal?.aborted)) return undefined;
        return await cachedFile(folder, path, () => render(id, name));
      } finally {
        jobs.delete(path);
      }
    };
    const job = { path: limit(run), signals };
    jobs.set(path, job);
    return job;
  };

  return {
    folder,
    make: async (id, name, signal) => {
      const path = filePath(id, name);
      if (await exists(join(folder, path))) return path;
      const job = jobs.get(path) ?? queue(path, id, name);
      job.signals.push(signal);
      return job.path;
    },
  };
}

/** Generates one file at a time, so that the maker always has room for one that a visitor waits for. */
export function createPregeneration(
  db: Database,
  maker: ImageMaker,
  log: Pick<Logger, 'info' | 'error'>,
) {
  let run: AbortController | undefined;

  const generate = async ({ signal }: AbortController) => {
    const images = await readUsedImages(db);
    for (const [id, facts] of images) {
      for (const { name } of shownFiles(facts)) {
        if (signal.aborted) return;
        await maker.make(id, name, signal).catch((error: unknown) => {
          if (!signal.aborted) log.error({ err: error, id, name }, 'image not made');
        });
      }
    }
    log.info({ images: images.size }, 'images made');
  };

  const start = () => {
    run?.abort();
    run = new AbortController();
    generate(run).catch((error: unknown) => log.error({ err: error }, 'no images made'));
  };

  return {
    start,
    /** Begins again with the images of new content; does nothing before `start`. */
    restart: () => run && start(),
    stop: () => run?.abort(),
  };
}
