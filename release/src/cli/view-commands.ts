/** Commands that show what is in the store. */
import type { Command } from 'commander';
import { awaitDecision } from '../promote/decision.ts';
import { noRelease } from '../promote/promote.ts';
import { isRefused } from '../store/verdict.ts';
import { appArgument } from './change-commands.ts';
import type { CliContext } from './cli-context.ts';

async function showStatus({ store, print }: CliContext): Promise<void> {
  const live = await store.live();
  if (!live) return print('nothing is live yet; promote shell and its remotes first');
  print(`revision ${live.revision}, ${live.at}, ${live.by}: ${live.reason}`);
  const { undecided } = await awaitDecision(store, live.revision, 0);
  if (undecided.length > 0) print(`  not tested yet by ${undecided.join(', ')}`);
  for (const [app, id] of Object.entries(live.apps)) {
    const release = await store.release(app, id);
    print(
      `  ${app}@${id}  ${release?.publishedAt ?? 'missing in the store'}  ${release?.commit ?? ''}`,
    );
  }
}

async function showHistory({ store, print }: CliContext): Promise<void> {
  for (const { revision, at, by, reason } of await store.history()) {
    const mark = isRefused(await store.verdicts(revision)) ? 'refused  ' : '';
    print(`${revision}  ${at}  ${by}  ${mark}${reason}`);
  }
}

async function showReleases({ store, print }: CliContext, app: string): Promise<void> {
  const [live, releases] = await Promise.all([store.live(), store.releases(app)]);
  if (releases.length === 0) throw await noRelease(store, app);
  for (const { id, publishedAt, publishedBy, commit } of releases) {
    const mark = live?.apps[app] === id ? 'live' : '    ';
    print(`${app}@${id}  ${mark}  ${publishedAt}  ${publishedBy}  ${commit ?? ''}`);
  }
}

export function addViewCommands(program: Command, context: () => CliContext): void {
  program
    .command('status')
    .description('show what is live')
    .action(() => showStatus(context()));
  program
    .command('history')
    .description('show every composition, newest first')
    .action(() => showHistory(context()));
  program
    .command('releases')
    .description('show the releases of an app, newest first')
    .argument('<app>', 'cinema or mf-cinema', appArgument)
    .action((app: string) => showReleases(context(), app));
}
