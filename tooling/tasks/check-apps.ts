/**
 * `check-apps.ts [--build | --built <folder>] [--site <origin>] <app…>`: what an app must pass before it is
 * published: types, fences and budgets. With `--site` also the checks of a promotion on that site.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { overweight, partsOf } from '../budgets/weights.ts';
import { buildFolderOf, namedApps } from '../build/apps.ts';
import { buildApps } from '../build/build-apps.ts';
import { REPOSITORY, secondsSince, TaskError } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { checkBeside } from '../site/check-beside.ts';
import { openLiveSite } from '../site/live-site.ts';
import { complain, say } from '../terminal/output.ts';
import { checkSources } from '../test-run/check-sources.ts';
import { endCommandsWithRun } from '../test-run/run-command.ts';

await runTask(async (args) => {
  endCommandsWithRun();
  const start = performance.now();
  const { values, positionals } = parseArgs({
    args,
    options: { build: { type: 'boolean' }, built: { type: 'string' }, site: { type: 'string' } },
    allowPositionals: true,
  });
  const apps = namedApps(REPOSITORY, positionals);
  const site = values.site ? await openLiveSite(values.site) : undefined;
  const [problems] = await Promise.all([
    checkSources(apps),
    values.build ? buildApps(REPOSITORY, apps) : undefined,
  ]);
  const folderOf = (app: string) =>
    values.built
      ? path.resolve(REPOSITORY, values.built)
      : buildFolderOf(REPOSITORY, app, 'production');
  // Publishing names a build that is missing.
  const built = apps.filter((app) => existsSync(folderOf(app)));
  const parts = built.flatMap((app) => partsOf(app, folderOf(app)));
  const all = [...problems, ...parts.flatMap(overweight)];
  for (const problem of all) complain(problem);
  if (all.length > 0) throw new TaskError('the checks of types, fences and budgets have failed');
  say(`types, fences and budgets of ${apps.join(', ')} are right (${secondsSince(start)})`);
  if (!site) return;
  const builds = Object.fromEntries(apps.map((app) => [app, folderOf(app)]));
  for (const warning of await checkBeside(site, builds)) say(`warning: ${warning}`);
  say(`${apps.join(', ')} can be promoted beside what is live on ${site.origin}`);
});
