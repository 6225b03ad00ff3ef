/** The build, what it weighs, its contract tests, and the whole site in a real browser. */
import { oneCheck } from './counts.ts';
import { runVisibly } from './run-command.ts';
import type { Stage, StageResult } from './stages.ts';
import { runEndToEnd, runJest } from './test-runners.ts';

async function succeeds(script: string): Promise<boolean> {
  return (await runVisibly(process.execPath, [script])) === 0;
}

/** The stages in their order; those after a failed build fail without being run. */
export function e2eStages(args: readonly string[]): Stage[] {
  let isBuilt = false;
  const afterBuild = (name: string, run: () => Promise<StageResult>): Stage => ({
    name,
    run: async () =>
      isBuilt ? run() : { counts: oneCheck(false), output: 'not run: the build failed' },
  });
  return [
    {
      name: 'build',
      run: async () => {
        isBuilt = await succeeds('tooling/tasks/build.ts');
        return { counts: oneCheck(isBuilt) };
      },
    },
    afterBuild('page-weight budgets', async () => ({
      counts: oneCheck(await succeeds('tooling/budgets/check.ts')),
    })),
    afterBuild('tests of the builds', () => runJest(['--config', 'tooling/jest/built.config.js'])),
    afterBuild('end-to-end tests', () => runEndToEnd(args)),
  ];
}
