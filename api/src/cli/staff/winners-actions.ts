/** What the commands of `staff winners` do, and what they print. */
import { addDays, mallDay } from '@mall/opening-hours';
import { mallMoment } from '@mall/opening-hours/mall-timestamp';
import { ContentError } from '../../base/content-issue.ts';
import { requireCampaign } from '../../people/campaigns/stored-campaigns.ts';
import { type CheckedDraw, checkDraw } from '../../people/draws/check-draw.ts';
import { type Draw, drawWinners } from '../../people/draws/draw-winners.ts';
import type { PoolName } from '../../people/draws/entry-pool.ts';
import { entriesHash } from '../../people/draws/rank-entries.ts';
import { runForStaff } from './staff-context.ts';

/** The options of `staff winners draw`. */
export interface DrawOptions {
  /** What wins. */
  of: PoolName;
  seed: string;
  count: number;
  /** Last day of the entries that take part. */
  until: string;
  prizeHu: string;
  prizeEn: string;
}

/** @throws {ContentError} when the day is not over: entries that still come would be left out. */
function endOf(until: string, now: Date): string {
  const today = mallDay(now);
  if (until >= today) {
    throw new ContentError([`--until: ${until} is not over; the last day is before ${today}`]);
  }
  return new Date(mallMoment(addDays(until, 1), '00:00')).toISOString();
}

/** Draws. @returns what the person reads, with the way to reach each winner. */
export async function drawForStaff(campaign: string, options: DrawOptions): Promise<string> {
  const now = new Date();
  const { of: pool, seed, count, until, prizeHu, prizeEn } = options;
  const order = {
    ...{ campaign, pool, seed, count, enteredBefore: endOf(until, now) },
    prize: { hu: prizeHu, en: prizeEn },
  };
  const draw = await runForStaff('winners draw', async (context) => {
    await requireCampaign(context.db, campaign);
    return drawWinners(context, order, now);
  });
  return describe(draw, seed);
}

function describe({ id, entries, winners }: Draw, seed: string): string {
  const lines = winners.map(({ entry, name, personal }, index) => {
    const reached = Object.values(personal).join(', ');
    return `${index + 1}. ${name} (${reached}), entry ${entry}`;
  });
  return [
    `Draw ${id}: ${winners.length} of ${entries.length} entries have won.`,
    ...lines,
    `Publish the seed, the id of the draw and the SHA-256 of the entries, ${entriesHash(entries)}.`,
    `Check it at any time: npm run staff -- winners check ${id} --seed ${JSON.stringify(seed)}`,
    '',
  ].join('\n');
}

/** Checks a draw. @throws {ContentError} naming all that does not fit. */
export async function checkForStaff(id: string, seed: string, list: boolean): Promise<string> {
  const checked = await runForStaff('winners check', ({ db }) => checkDraw(db, id, seed));
  return [...(list ? checked.entries : []), ...verdict(checked), ''].join('\n');
}

function verdict({ campaign, entries, deleted, winners }: CheckedDraw): string[] {
  const gone = deleted > 0 ? ` ${deleted} of them were deleted since.` : '';
  return [
    `The draw of ${campaign} is right: the seed gives its ${winners} winners of ${entries.length} entries.${gone}`,
    `SHA-256 of the entries: ${entriesHash(entries)}`,
  ];
}
