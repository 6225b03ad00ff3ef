/** `staff winners`: draws winners of a campaign by a published seed, and checks a draw by it. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import type { DrawOptions } from './winners-actions.ts';

const SEED_MAX_LENGTH = 200;
const MAX_WINNERS = 1_000;

export function addWinners(program: Command): void {
  const winners = program
    .command('winners')
    .description('Draws winners that everybody can check by a published seed.');
  addDraw(winners);
  addCheck(winners);
}

function text(value: string): string {
  const trimmed = value.trim();
  if (trimmed !== '' && trimmed.length <= SEED_MAX_LENGTH) return trimmed;
  throw new InvalidArgumentError(`It has 1 to ${SEED_MAX_LENGTH} characters.`);
}

function count(value: string): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= 1 && number <= MAX_WINNERS) return number;
  throw new InvalidArgumentError(`It is a number from 1 to ${MAX_WINNERS}.`);
}

function day(value: string): string {
  if (z.iso.date().safeParse(value).success) return value;
  throw new InvalidArgumentError('It is a day such as 2026-12-06.');
}

const SEED =
  'text that decides the draw: announce before the last day which public number it will be, such as those of a lottery';

function addDraw(winners: Command): void {
  winners
    .command('draw')
    .argument('<campaign>', 'id of the campaign')
    .description('Draws, records the draw and shows the winners on the site.')
    .requiredOption('--seed <text>', SEED, text)
    .requiredOption('--count <number>', 'how many win', count)
    .requiredOption('--until <day>', 'last day of the entries that take part; it is over', day)
    .requiredOption('--prize-hu <text>', 'the prize in Hungarian', text)
    .requiredOption('--prize-en <text>', 'the prize in English', text)
    .addOption(
      new Option('--of <entries>', 'what wins')
        .choices(['game-entries', 'promotion-uploads'])
        .default('game-entries'),
    )
    .action(async (campaign: string, options: DrawOptions) => {
      const { drawForStaff } = await import('./winners-actions.ts');
      process.stdout.write(await drawForStaff(campaign, options));
    });
}

function addCheck(winners: Command): void {
  winners
    .command('check')
    .argument('<draw>', 'id of the draw')
    .description('Checks that the seed gives the winners, and that nobody was left out.')
    .requiredOption('--seed <text>', 'the published seed', text)
    .option('--list', 'prints the entries that took part, to be published')
    .action(async (draw: string, { seed, list }: { seed: string; list?: boolean }) => {
      const { checkForStaff } = await import('./winners-actions.ts');
      process.stdout.write(await checkForStaff(draw, seed, list ?? false));
    });
}
