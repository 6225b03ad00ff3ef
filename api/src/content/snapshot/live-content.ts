/** Renews the snapshot when the database has new content; without the database the last one is served. */
import { repeat } from '@mall/server';
import type { Logger } from 'pino';
import { messageOf } from '../../base/log.ts';
import type { Database } from '../../database/open-database.ts';
import { HttpError } from '../../http/errors.ts';
import { readContent, readContentState } from '../import/content-store.ts';
import type { Brand } from '../localise/local-content.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';

interface LiveContentOptions {
  db: Database;
  brand: Brand;
  log: Pick<Logger, 'info' | 'warn'>;
  onLoaded?: () => void;
  pollMs?: number;
}

/** Content that follows the database; nothing is loaded before `refresh` or `start`. */
export function createLiveContent(options: LiveContentOptions) {
  const { db, brand, log, onLoaded, pollMs = 1_000 } = options;
  let snapshot: Snapshot | undefined;
  let lastFailure: string | undefined;
  let stop: (() => Promise<void>) | undefined;

  const refresh = async () => {
    const state = await readContentState(db);
    if (!state || state.version === snapshot?.version) return;
    const stored = await readContent(db);
    if (!stored) return;
    snapshot = createSnapshot(stored, brand, new Date());
    log.info({ version: stored.version }, 'content loaded');
    onLoaded?.();
  };

  const poll = async () => {
    const failure = await refresh().then(() => undefined, messageOf);
    if (failure && failure !== lastFailure) {
      log.warn({ reason: failure }, 'content not refreshed; the last version is served on');
    }
    if (!failure && lastFailure) log.info('content is refreshed again');
    lastFailure = failure;
  };

  return {
    current: () => snapshot,
    refresh,
    /** Refreshes again and again; never fails. */
    start: () => {
      stop = repeat(poll, pollMs);
    },
    stop: () => stop?.(),
  };
}

/** What every call works with. */
export interface ApiContext {
  /** Undefined while none could be loaded. */
  content: { current: () => Snapshot | undefined };
  /** Name of the mall in mails and feeds. */
  brand: string;
  /** Name of the mall in paths. */
  brandSlug: string;
  publicOrigin: string;
  /** The clock; a test may hold it still. */
  now: () => Date;
}

/** @throws {HttpError} 503 while there is no snapshot. */
export function snapshotOf({ content }: Pick<ApiContext, 'content'>): Snapshot {
  const snapshot = content.current();
  if (!snapshot) throw new HttpError(503, 'content:unavailable');
  return snapshot;
}
