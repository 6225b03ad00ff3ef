/** The command that removes old releases. */
import { type Command, InvalidArgumentError } from 'commander';
import { prunable, pruneRelease } from '../prune/prune.ts';
import type { CliContext } from './cli-context.ts';

/** A page may stay open for weeks, and asks for files of the release that it was rendered with. */
const DEFAULT_DAYS = 90;

interface PruneCommandOptions {
  days: number;
  dryRun?: boolean;
}

function daysArgument(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('days are a number from 1 to 9999');
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

async function prune({ store, by, print }: CliContext, { days, dryRun }: PruneCommandOptions) {
  const releases = await prunable(store, { days });
  const done = dryRun ? 'would remove' : 'removed';
  let total = 0;
  for (const release of releases) {
    const { app, id, publishedAt, files } = release;
    const size = files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (!dryRun) await pruneRelease(store, release, by);
    print(`${done} ${app}@${id}  ${publishedAt}  ${megabytes(size)}`);
    total += size;
  }
  print(`${done} ${releases.length} releases, ${megabytes(total)}`);
}

export function addPruneCommand(program: Command, context: () => CliContext): void {
  program
    .command('prune')
    .description(
      'remove releases that are neither live, recently live, nor the target of a rollback',
    )
    .option('--days <days>', 'how long a release is kept', daysArgument, DEFAULT_DAYS)
    .option('--dry-run', 'print what would be removed, and remove nothing')
    .action((options: PruneCommandOptions) => prune(context(), options));
}
