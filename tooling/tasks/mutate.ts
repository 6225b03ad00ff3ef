/** `npm run mutate -- <folder>`: the share of small faults in its sources that its tests notice. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { REPOSITORY, TaskError } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { endCommandsWithRun, runVisibly } from '../test-run/run-command.ts';

const IN_BROWSER = /^(?:shell|mf-[^/]+|shared\/(?:blocks|ui|runtime|i18n|testing))\//;

/** @returns the folder that was named, as a path below the checkout. */
function chosenFolder([name, ...others]: readonly string[]): string {
  const folder = name && path.relative(REPOSITORY, path.resolve(REPOSITORY, name));
  if (folder && others.length === 0 && existsSync(path.join(REPOSITORY, folder))) return folder;
  throw new TaskError('name one folder, as in: npm run mutate -- gateway/src/render', 2);
}

await runTask(async (args) => {
  const folder = chosenFolder(args);
  endCommandsWithRun();
  const stryker = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@stryker-mutator/core/package.json')),
    'bin/stryker.js',
  );
  return runVisibly(process.execPath, [stryker, 'run', 'tooling/mutation/stryker.config.js'], {
    MUTATED_FOLDER: folder,
    JEST_PROJECT: IN_BROWSER.test(`${folder}/`) ? 'browser' : 'node',
  });
});
