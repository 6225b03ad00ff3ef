/** What `staff draw-winners` does, and what it prints. */
import { addDays, mallDay } from '@mall/opening-hours';
import { mallMoment } from '@mall/opening-hours/mall-timestamp';
import { ContentError } from '../../base/content-issue.ts';
import { requireCampaign } from '../../people/campaigns/stored-campaigns.ts';
import { type Draw, type DrawOrder, drawWinners } from '../../people/draws/draw-winners.ts';
import { runForStaff } from './staff-context.ts';

export interface DrawOptions extends Pick<DrawOrder, 'of' | 'seed' | 'count'> {
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

export async function drawForStaff(campaign: string, options: DrawOptions): Promise<string> {
  const now = new Date();
  const { of, seed, count, until, prizeHu, prizeEn } = options;
  const order = {
    ...{ campaign, of, seed, count, enteredBefore: endOf(until, now) },
    prize: { hu: prizeHu, en: prizeEn },
  };
  const draw = await runForStaff('draw-winners', async (context) => {
    await requireCampaign(context.db, campaign);
    return drawWinners(context, order, now);
  });
  return describe(draw);
}

/** The winners for staff, and what they publish. */
function describe({ entries, winners }: Draw): string {
  const lines = winners.map(({ entry, name, personal }, index) => {
    const reached = Object.values(personal).join(', ');
    return `${index + 1}. ${name} (${reached}), entry ${entry}`;
  });
  return [
    `${winners.length} of ${entries.length} entries have won.`,
    ...lines,
    'Publish the seed and the entries that took part: those with the lowest SHA-256 of `seed:entry` win.',
    ...entries,
    '',
  ].join('\n');
}
