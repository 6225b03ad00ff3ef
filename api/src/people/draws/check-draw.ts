/** Checks a recorded draw: that the published seed gives its winners, and that nobody was left out. */
import { z } from 'zod';
import { ContentError } from '../../base/content-issue.ts';
import type { Database } from '../../database/open-database.ts';
import { readPool, wonBefore } from './entry-pool.ts';
import { rankEntries } from './rank-entries.ts';

export interface CheckedDraw {
  campaign: string;
  /** Sorted ids of the entries that took part. */
  entries: readonly string[];
  /** Entries that were deleted since, on request or because their time was over. */
  deleted: number;
  winners: number;
}

const idsSchema = z.array(z.string());

/** @throws {ContentError} naming everything that does not fit, or when there is no such draw. */
export async function checkDraw(db: Database, id: string, seed: string): Promise<CheckedDraw> {
  const draw = await db.selectFrom('draws').selectAll().where('id', '=', id).executeTakeFirst();
  if (!draw) throw new ContentError([`draw: there is no draw ${id}`]);
  const entries = idsSchema.parse(JSON.parse(draw.entries));
  const winners = await winnersOf(db, id);
  const pool = await readPool(db, draw.pool, draw.campaign);
  const won = await wonBefore(db, draw.campaign, draw.drawn_at);
  const tookPart = new Set(entries);
  const inTime = pool.filter(({ entered_at }) => entered_at < draw.entered_before);
  const leftOut = inTime.filter((entry) => !tookPart.has(entry.id) && !won.has(entry.id));
  const known = new Map(pool.map((entry) => [entry.id, entry.entered_at]));
  const tooLate = entries.filter((entry) => (known.get(entry) ?? '') >= draw.entered_before);
  const faults = [
    ...(seed === draw.seed ? [] : ['--seed: is not the one that the draw has recorded']),
    ...(isResult(entries, seed, winners) ? [] : ['the seed does not give the recorded winners']),
    ...leftOut.map((entry) => `entry ${entry.id} came in time and did not take part`),
    ...tooLate.map((entry) => `entry ${entry} came too late and took part`),
  ];
  if (faults.length > 0) throw new ContentError(faults);
  const deleted = entries.filter((entry) => !known.has(entry)).length;
  return { campaign: draw.campaign, entries, deleted, winners: winners.length };
}

async function winnersOf(db: Database, draw: string): Promise<string[]> {
  const rows = await db
    .selectFrom('draw_winners')
    .select('entry_id')
    .where('draw_id', '=', draw)
    .orderBy('position')
    .execute();
  return rows.map(({ entry_id }) => entry_id);
}

/** Whether `seed` draws `winners`, in this order. */
const isResult = (entries: readonly string[], seed: string, winners: readonly string[]) =>
  rankEntries(entries, seed).slice(0, winners.length).join() === winners.join();
