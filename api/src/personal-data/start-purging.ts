/** Deletes what is kept no longer, at the start and every hour, whether anybody sends a form or not. */
import type { Logger } from 'pino';
import { deleteUnnamedProofs } from '../campaigns/unnamed-proofs.ts';
import type { Database } from '../database/open-database.ts';
import { messageOf } from '../log.ts';
import { deleteUnconfirmed } from '../newsletter/subscribers.ts';
import { deleteExpired } from './retention.ts';

export interface PurgeOptions {
  db: Database;
  /** Folder of the receipts; those without a row are deleted. */
  uploadsFolder: string;
  now: () => Date;
  log: Pick<Logger, 'warn'>;
  pauseMs?: number;
}

const HOUR_MS = 60 * 60_000;

/** Starts the schedule. @returns a function that stops it, when a deletion that runs has ended. */
export function startPurging(options: PurgeOptions) {
  const { db, uploadsFolder, now, log, pauseMs = HOUR_MS } = options;
  let running = Promise.resolve();
  const purge = () => {
    running = Promise.all([
      deleteUnconfirmed(db, now()),
      deleteExpired(db, now()).then(() => deleteUnnamedProofs(db, uploadsFolder)),
    ]).then(
      () => {},
      (error) =>
        log.warn({ reason: messageOf(error) }, 'expired data not deleted; it is tried again'),
    );
  };
  purge();
  const timer = setInterval(purge, pauseMs);
  return (): Promise<void> => {
    clearInterval(timer);
    return running;
  };
}
