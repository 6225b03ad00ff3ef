/** Counts forms in the database, so that a limit holds over all APIs. */
import type { RateLimitStore } from '@mall/server';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/open-database.ts';
import type { FormContext } from './form-definition.ts';

const MAX_KEYS = 10_000;
/** How long nothing is counted after a failure: a form must not wait twice for a database that is away. */
const PAUSE_MS = 1_000;

export type CountContext = Pick<FormContext, 'db' | 'cipher' | 'now'>;

/** A store of `@fastify/rate-limit`. Who has sent a form is kept as a keyed hash. */
export function formCounts({ db, cipher, now }: CountContext) {
  /** When the windows of those end who are over their limit: a flood does not reach the database. */
  const refused = new LRUCache<string, Date>({ max: MAX_KEYS });
  let awayUntil = 0;

  async function count(sender: string, windowMs: number, max: number) {
    const key = cipher.blindIndex('form', `limit ${sender}`);
    const ttl = (end: Date) => end.getTime() - now().getTime();
    const end = refused.get(key);
    if (end) return { current: max + 1, ttl: ttl(end) };
    if (performance.now() < awayUntil) throw new Error('the database was away just now');
    const { sent, ends_at } = await countForm(db, key, now(), windowMs).catch((error: unknown) => {
      awayUntil = performance.now() + PAUSE_MS;
      throw error;
    });
    const ends = new Date(ends_at);
    if (sent > max) refused.set(key, ends, { ttl: ttl(ends) });
    return { current: sent, ttl: ttl(ends) };
  }

  return class FormCounts implements RateLimitStore {
    incr(...[key, callback, windowMs, max]: Parameters<RateLimitStore['incr']>): void {
      count(key, windowMs, max).then((result) => callback(null, result), callback);
    }

    child(): RateLimitStore {
      return this;
    }
  };
}

/** Counts one more in the window of `key`, which begins with the first. */
async function countForm(db: Database, key_hash: string, now: Date, windowMs: number) {
  const momentAfter = (windows: number) =>
    new Date(now.getTime() + windows * windowMs).toISOString();
  await db
    .deleteFrom('form_counts')
    .where('key_hash', '=', key_hash)
    // Further ahead than the clocks of two machines differ: a clock was set back.
    .where(({ not, between }) => not(between('ends_at', momentAfter(0), momentAfter(2))))
    .execute();
  return db
    .insertInto('form_counts')
    .values({ key_hash, sent: 1, ends_at: momentAfter(1) })
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet(({ eb }) => ({ sent: eb('form_counts.sent', '+', 1) })),
    )
    .returning(['sent', 'ends_at'])
    .executeTakeFirstOrThrow();
}
