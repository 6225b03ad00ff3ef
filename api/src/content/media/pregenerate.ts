/** Generates all missing image files that pages show in the background, so that few visitors wait for one. */
import type { Logger } from 'pino';
import type { Database } from '../../database/open-database.ts';
import { shownFiles } from './image-files.ts';
import type { ImageMaker } from './image-maker.ts';
import { readUsedImages } from './image-store.ts';

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
