/** `staff draw-winners`: draws winners of a campaign by a published seed. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import type { DrawOptions } from './draw-winners-action.ts';

const TEXT_MAX_LENGTH = 200;
const MAX_WINNERS = 1_000;

function text(value: string): string {
  const trimmed = value.trim();
  if (trimmed !== '' && trimmed.length <= TEXT_MAX_LENGTH) return trimmed;
  throw new InvalidArgumentError(`It has 1 to ${TEXT_MAX_LENGTH} characters.`);
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

export function addDrawWinners(program: Command): void {
  program
    .command('draw-winners')
    .argument('<campaign>', 'id of the campaign')
    .description('Draws winners, shows them on the site and prints what proves the draw.')
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
      const { drawForStaff } = await import('./draw-winners-action.ts');
      process.stdout.write(await drawForStaff(campaign, options));
    });
}
