/** `npm run mutate -- <sources>[:<lines>] [tests]`: the share of small changes in sources that tests notice. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { REPOSITORY, TaskError } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { endCommandsWithRun, runVisibly } from '../test-run/run-command.ts';
import { forgetSettings } from '../testing/forget-settings.ts';

function packageOf(sources: string): string {
  const [first = '', second = ''] = sources.split('/');
  return first === 'shared' ? `${first}/${second}` : first;
}

/** The sources, the lines such as `10-80` of a file, and how the paths of the test files begin. */
function chosen([named = '', tests, ...others]: readonly string[]) {
  const [name, lines = ''] = named.split(':');
  const sources = name && path.relative(REPOSITORY, path.resolve(REPOSITORY, name));
  if (!sources || others.length > 0 || !existsSync(path.join(REPOSITORY, sources))) {
    const example = 'npm run mutate -- gateway/src/render';
    throw new TaskError(`name one folder or file, and the tests if need be: ${example}`, 2);
  }
  return { sources, lines, tests: tests ?? `${packageOf(sources)}/` };
}

await runTask(async (args) => {
  const { sources, lines, tests } = chosen(args);
  endCommandsWithRun();
  forgetSettings();
  const stryker = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@stryker-mutator/core/package.json')),
    'bin/stryker.js',
  );
  return runVisibly(process.execPath, [stryker, 'run', 'tooling/mutation/stryker.config.js'], {
    MUTATED: sources,
    MUTATED_LINES: lines,
    MUTATION_TESTS: tests,
  });
});
