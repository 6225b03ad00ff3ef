/** `staff draw-winners`: draws winners of a campaign by a published seed. */
import { addDays, mallDay } from '@mall/opening-hours';
import { mallMoment } from '@mall/opening-hours/mall-timestamp';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import { ContentError } from '../../base/content-issue.ts';
import { requireCampaign } from '../../people/campaigns/stored-campaigns.ts';
import { type Draw, type DrawOrder, drawWinners } from '../../people/draws/draw-winners.ts';
import { runForStaff } from './staff-context.ts';

interface DrawOptions extends Pick<DrawOrder, 'of' | 'seed' | 'count'> {
  until: string;
  prizeHu: string;
  prizeEn: string;
}

const parse =
  <Value>(schema: z.ZodType<Value>, problem: string) =>
  (value: string): Value => {
    const { success, data } = schema.safeParse(value);
    if (success) return data;
    throw new InvalidArgumentError(problem);
  };

const text = parse(z.string().trim().min(1).max(200), 'It has 1 to 200 characters.');
const count = parse(
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(1_000)),
  'It is a number from 1 to 1000.',
);
const day = parse(z.iso.date(), 'It is a day such as 2026-12-06.');

const SEED =
  'text that decides the draw: announce before the last day which public number it will be, such as those of a lottery';

export function addDrawWinners(program: Command): void {
  program
    .command('draw-winners')
    .argument('<campaign>', 'id of the campaign')
    .description('draw winners, show them on the site and print what proves the draw')
    .requiredOption('--seed <text>', SEED, text)
    .requiredOption('--count <number>', 'how many win', count)
    .requiredOption('--until <day>', 'last day of the entries that take part; it is over', day)
    .requiredOption('--prize-hu <text>', 'the prize in Hungarian', text)
    .requiredOption('--prize-en <text>', 'the prize in English', text)
    .addOption(
      new Option('--of <entries>', 'what wins')
        .choices(['game-entries', 'receipts'])
        .default('game-entries'),
    )
    .action(async (campaign: string, options: DrawOptions) => {
      process.stdout.write(describe(await draw(campaign, options, new Date())));
    });
}

function draw(campaign: string, options: DrawOptions, now: Date): Promise<Draw> {
  const { of, seed, count, until, prizeHu, prizeEn } = options;
  const enteredBefore = endOf(until, now);
  const prize = { hu: prizeHu, en: prizeEn };
  return runForStaff('draw-winners', async (context) => {
    await requireCampaign(context.db, campaign);
    return drawWinners(context, { campaign, of, seed, count, enteredBefore, prize }, now);
  });
}

/** @throws {ContentError} when the day is not over: entries that still come would be left out. */
function endOf(until: string, now: Date): string {
  const today = mallDay(now);
  if (until < today) return new Date(mallMoment(addDays(until, 1), '00:00')).toISOString();
  throw new ContentError([`--until: ${until} is not over; the last day is before ${today}`]);
}

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
