/** Commands that show what is live, since when, by whom, and what was before. */
import type { Composition } from '@mall/contracts';
import type { Command } from 'commander';
import { ageOf } from '../base/age.ts';
import { awaitDecision } from '../promote/decision.ts';
import { liveSince } from '../promote/live-since.ts';
import { WATCH_MS } from '../promote/take-back.ts';
import { shortCommit } from '../publish/commit.ts';
import { isOpen } from '../rollouts/pending-steps.ts';
import { progressOf, rolloutLine } from '../rollouts/rollout-line.ts';
import { isRefused } from '../store/verdicts.ts';
import { appArgument, numberArgument } from './arguments.ts';
import type { CliContext } from './cli-context.ts';

async function appLine(
  store: CliContext['store'],
  usable: readonly Composition[],
  app: string,
): Promise<string> {
  const id = usable[0]?.apps[app] ?? '';
  const release = await store.release(app, id);
  if (!release) return `  ${app}@${id}  missing in the store`;
  const { at = '', by } = liveSince(usable, app) ?? {};
  const { mf, publishedAt, publishedBy, commit } = release;
  const dirty = commit?.endsWith('-dirty') ? ' with uncommitted changes' : '';
  const built = commit ? `, commit ${shortCommit(commit)}${dirty}` : '';
  return `  ${app}@${id}  ${mf.owner}  live since ${at} (${ageOf(at)}, ${by})  published ${ageOf(publishedAt)} by ${publishedBy}${built}`;
}

async function showStatus({ store, print }: CliContext): Promise<void> {
  const usable = await store.usable();
  const [live] = usable;
  if (!live) return print('nothing is live yet; promote shell and its remotes first');
  print(`revision ${live.revision}, ${live.at} (${ageOf(live.at)}), ${live.by}: ${live.reason}`);
  const { undecided } = await awaitDecision(store, live.revision, 0);
  if (undecided.length > 0) print(`  not tested yet by ${undecided.join(', ')}`);
  const watchedUntil = Date.parse(live.at) + WATCH_MS;
  if (live.action === 'promote' && usable.length > 1 && Date.now() < watchedUntil) {
    print(`  watched until ${new Date(watchedUntil).toISOString()}`);
  }
  for (const app of Object.keys(live.apps)) print(await appLine(store, usable, app));
  for (const state of await store.rollouts.all()) {
    const { end } = state.decided;
    const isNews = end?.result === 'taken-back' && end.at > live.at;
    if (!isOpen(state) && !isNews) continue;
    print(`  ${rolloutLine(state.rollout)}  (${await progressOf(store, state)})`);
  }
}

interface HistoryOptions {
  app?: string;
  limit: number;
}

async function showHistory({ store, print }: CliContext, { app, limit }: HistoryOptions) {
  const all = (await store.history()).filter(({ changed }) => !app || changed.includes(app));
  for (const { revision, at, by, reason } of all.slice(0, limit)) {
    const mark = isRefused(await store.verdicts(revision)) ? 'refused  ' : '';
    print(`${revision}  ${at}  ${by}  ${mark}${reason}`);
  }
  if (all.length > limit) print(`and ${all.length - limit} older ones; see --limit`);
}

const DEFAULT_LIMIT = 20;

export function addStatusCommands(program: Command, context: () => CliContext): void {
  program
    .command('status')
    .description('show what is live: owner, release, since when and by whom')
    .action(() => showStatus(context()));
  program
    .command('history')
    .description('show compositions, newest first')
    .option('--app <app>', 'those alone that changed this app', appArgument)
    .option('--limit <number>', 'how many', numberArgument('compositions'), DEFAULT_LIMIT)
    .action((options: HistoryOptions) => showHistory(context(), options));
}
