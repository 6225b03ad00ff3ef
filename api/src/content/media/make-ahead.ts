/** Makes all missing image files that pages show in the background, so that few visitors wait for one. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '../../database/open-database.ts';
import type { ImageFacts } from './image-facts.ts';
import { filePath, shownFiles } from './image-files.ts';
import type { ImageMaker } from './image-maker.ts';
import { readUsedImages } from './image-store.ts';

const LOG_EVERY_MS = 1_000;

export interface MakeAhead {
  /** Begins with the images of the present content. */
  start: () => void;
  /** Begins anew with the images of new content; does nothing before `start`. */
  restart: () => void;
  stop: () => void;
}

interface MissingFiles {
  id: string;
  names: string[];
}

/**
 * One file at a time, so that the maker always has room for one that a visitor waits for. The log
 * counts images: `images made` with `done` and `total`.
 */
export function createMakeAhead(
  db: Database,
  maker: ImageMaker,
  log: Pick<Logger, 'info' | 'error'>,
): MakeAhead {
  let run: AbortController | undefined;

  const makeImage = async ({ id, names }: MissingFiles, signal: AbortSignal) => {
    for (const name of names) {
      if (signal.aborted) return;
      await maker.make(id, name, signal).catch((error: unknown) => {
        if (!signal.aborted) log.error({ err: error, id, name }, 'image not made');
      });
    }
  };

  const makeAll = async (signal: AbortSignal) => {
    const missing = missingFiles(maker.folder, await readUsedImages(db));
    const countOne = createCounter(missing.length, log);
    for (const image of missing) {
      await makeImage(image, signal);
      if (signal.aborted) return;
      countOne();
    }
  };

  const start = () => {
    run?.abort();
    run = new AbortController();
    makeAll(run.signal).catch((error: unknown) => log.error({ err: error }, 'no images made'));
  };

  return {
    start,
    restart: () => run && start(),
    stop: () => run?.abort(),
  };
}

function missingFiles(folder: string, images: ReadonlyMap<string, ImageFacts>): MissingFiles[] {
  const isMissing = (id: string, name: string) => !existsSync(join(folder, filePath(id, name)));
  return [...images]
    .map(([id, facts]) => {
      const names = shownFiles(facts).map(({ name }) => name);
      return { id, names: names.filter((name) => isMissing(id, name)) };
    })
    .filter(({ names }) => names.length > 0);
}

/** Counts one more; logs at most once a second, and the last one. */
function createCounter(total: number, log: Pick<Logger, 'info'>): () => void {
  let done = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return () => {
    done += 1;
    if (done < total && performance.now() - loggedAt < LOG_EVERY_MS) return;
    loggedAt = performance.now();
    log.info({ done, total }, 'images made');
  };
}
