/** Commands that list, export and remove releases. */
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { noRelease, resolveRelease } from '../promote/promote.ts';
import { takenBackReleases } from '../promote/take-back.ts';
import { prunable, pruneRelease } from '../prune/prune.ts';
import { exportSourceMaps } from '../source-maps/export-source-maps.ts';
import { appArgument, numberArgument, refArgument } from './arguments.ts';
import type { CliContext } from './cli-context.ts';

async function showReleases({ store, print }: CliContext, app: string): Promise<void> {
  const [live, releases] = await Promise.all([store.live(), store.releases(app)]);
  if (releases.length === 0) throw await noRelease(store, app);
  const takenBack = await takenBackReleases(store, app);
  for (const { id, publishedAt, publishedBy, commit } of releases) {
    const mark = live?.apps[app] === id ? 'live' : takenBack.has(id) ? 'taken back' : '    ';
    print(`${app}@${id}  ${mark}  ${publishedAt}  ${publishedBy}  ${commit ?? ''}`);
  }
}

/** A page may stay open for weeks, and asks for files of the release that it was rendered with. */
const DEFAULT_DAYS = 90;

interface PruneCommandOptions {
  days: number;
  dryRun?: boolean;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

async function prune({ store, by, print }: CliContext, { days, dryRun }: PruneCommandOptions) {
  const releases = await prunable(store, days);
  const done = dryRun ? 'would remove' : 'removed';
  let [count, total] = [0, 0];
  for (const release of releases) {
    const { app, id, publishedAt, files } = release;
    const size = files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (!dryRun && !(await pruneRelease(store, release, by))) continue;
    print(`${done} ${app}@${id}  ${publishedAt}  ${megabytes(size)}`);
    count += 1;
    total += size;
  }
  print(`${done} ${count} releases, ${megabytes(total)}`);
}

async function writeSourceMaps({ store, print }: CliContext, ref: string, folder: string) {
  const release = await resolveRelease(store, ref);
  // Where the command was typed, when a package manager has changed the folder.
  const below = join(
    resolve(process.env.INIT_CWD ?? process.cwd(), folder),
    release.app,
    release.id,
  );
  const count = await exportSourceMaps(store, release, below);
  print(`wrote ${count} files with their source maps; upload them:`);
  print(`  npx @sentry/cli sourcemaps upload ${below}`);
}

export function addStoreCommands(program: Command, context: () => CliContext): void {
  program
    .command('releases')
    .description('show the releases of an app, newest first')
    .argument('<app>', 'cinema or mf-cinema', appArgument)
    .action((app: string) => showReleases(context(), app));
  program
    .command('prune')
    .description(
      'remove releases that are neither live, recently live, nor the target of a rollback',
    )
    .option('--days <days>', 'how long a release is kept', numberArgument('days'), DEFAULT_DAYS)
    .option('--dry-run', 'print what would be removed, and remove nothing')
    .action((options: PruneCommandOptions) => prune(context(), options));
  program
    .command('sourcemaps')
    .description('write the source maps of a release as an error reporting service reads them')
    .argument('<release>', 'cinema@0123456789abcdef, or cinema for its newest', refArgument)
    .argument('<folder>', 'where to write them')
    .action((ref: string, folder: string) => writeSourceMaps(context(), ref, folder));
}
