/** Commands that show what is live, since when, by whom, and what was before. */
import type { Command } from 'commander';
import { ageOf } from '../base/age.ts';
import { awaitDecision } from '../promote/decision.ts';
import { type LiveApp, liveApps } from '../promote/live-apps.ts';
import { WATCH_MS } from '../promote/take-back.ts';
import { originOf } from '../publish/commit.ts';
import { isOpen } from '../rollouts/pending-steps.ts';
import { listedRollouts, progressOf, rolloutLine } from '../rollouts/rollout-line.ts';
import { isRefused } from '../store/verdicts.ts';
import { appArgument, numberArgument } from './arguments.ts';
import type { CliContext } from './cli-context.ts';

function appLine({ app, id, release, since }: LiveApp): string {
  if (!release) return `  ${app}@${id}  ${originOf(release)}`;
  const { at, by } = since;
  return `  ${app}@${id}  ${release.mf.owner}  live since ${at} (${ageOf(at)}, ${by})  ${originOf(release)}`;
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
  for (const app of await liveApps(store, usable)) print(appLine(app));
  for (const state of await listedRollouts(store)) {
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
  if (all.length === 0) print(app ? `no composition changed ${app}` : 'nothing was promoted yet');
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
