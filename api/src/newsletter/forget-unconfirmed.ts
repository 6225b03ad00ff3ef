/** Deletes unconfirmed addresses at the start and every hour, whether anybody signs up or not. */
import type { Logger } from 'pino';
import type { Database } from '../database/open-database.ts';
import { messageOf } from '../log.ts';
import { deleteUnconfirmed } from './subscribers.ts';

export interface ForgetOptions {
  db: Database;
  now: () => Date;
  log: Pick<Logger, 'warn'>;
  pauseMs?: number;
}

const HOUR_MS = 60 * 60_000;

/** Starts the schedule. @returns a function that stops it, when a deletion that runs has ended. */
export function startForgetting({ db, now, log, pauseMs = HOUR_MS }: ForgetOptions) {
  let running = Promise.resolve();
  const forget = () => {
    running = deleteUnconfirmed(db, now()).catch((error) =>
      log.warn(
        { reason: messageOf(error) },
        'unconfirmed addresses not deleted; it is tried again',
      ),
    );
  };
  forget();
  const timer = setInterval(forget, pauseMs);
  return (): Promise<void> => {
    clearInterval(timer);
    return running;
  };
}
