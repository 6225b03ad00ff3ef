/** Deletes what is kept no longer, at the start and every hour, whether anybody sends a form or not. */
import { repeat } from '@mall/server';
import type { Logger } from 'pino';
import { messageOf } from '../base/log.ts';
import { deleteUnusedMedia } from '../content/media/unused-media.ts';
import type { Database } from '../database/open-database.ts';
import { deleteOrphanedReceipts } from '../people/campaigns/receipt-file.ts';
import { deleteExpired } from '../people/privacy/retention.ts';

interface PurgeOptions {
  db: Database;
  uploadsFolder: string;
  imagesFolder: string;
  now: () => Date;
  log: Pick<Logger, 'warn'>;
}

const HOUR_MS = 60 * 60_000;

/** Starts the schedule. @returns a function that stops it, when a deletion that runs has ended. */
export function startPurging({ db, uploadsFolder, imagesFolder, now, log }: PurgeOptions) {
  const purge = () =>
    Promise.all([
      deleteExpired(db, now()).then(() => deleteOrphanedReceipts(db, uploadsFolder)),
      deleteUnusedMedia(db, imagesFolder, now()),
    ]).then(
      () => {},
      (error) =>
        log.warn({ reason: messageOf(error) }, 'expired data not deleted; it is tried again'),
    );
  return repeat(purge, HOUR_MS);
}
