/** `check-apps.ts [--build] <app…>`: what an app must pass to be published: types, fences and budgets. */
import { existsSync } from 'node:fs';
import { overweight, partsOf } from '../budgets/weights.ts';
import { buildFolderOf, namedApps } from '../build/apps.ts';
import { buildApps } from '../build/build-apps.ts';
import { REPOSITORY, secondsSince, TaskError } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { complain, say } from '../terminal/output.ts';
import { checkSources } from '../test-run/check-sources.ts';
import { endCommandsWithRun } from '../test-run/run-command.ts';

await runTask(async (args) => {
  endCommandsWithRun();
  const start = performance.now();
  const apps = namedApps(
    REPOSITORY,
    args.filter((arg) => arg !== '--build'),
  );
  const [problems] = await Promise.all([
    Promise.all(apps.map(checkSources)),
    args.includes('--build') ? buildApps(REPOSITORY, apps) : undefined,
  ]);
  // Publishing names a build that is missing.
  const built = apps.filter((app) => existsSync(buildFolderOf(REPOSITORY, app, 'production')));
  const all = [...problems.flat(), ...built.flatMap(partsOf).flatMap(overweight)];
  for (const problem of all) complain(problem);
  if (all.length > 0) throw new TaskError('the checks of types, fences and budgets have failed');
  say(`types, fences and budgets of ${apps.join(', ')} are right (${secondsSince(start)})`);
});
