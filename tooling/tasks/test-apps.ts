/** `mall test`: checks types and fences of the repository's apps, then runs Jest and Playwright. The last line is the sum. */
import { appsOf } from '../build/apps.ts';
import { REPOSITORY, TaskError } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { say } from '../terminal/output.ts';
import { clockOffset } from '../test-clock/test-clock.ts';
import { checkSources } from '../test-run/check-sources.ts';
import { countsLine, oneCheck } from '../test-run/counts.ts';
import { endCommandsWithRun } from '../test-run/run-command.ts';
import { runInTurn } from '../test-run/stages.ts';
import { runEndToEnd, runJest } from '../test-run/test-runners.ts';

await runTask(async (args) => {
  endCommandsWithRun();
  clockOffset();
  const apps = appsOf(REPOSITORY);
  if (apps.length === 0)
    throw new TaskError('no app: a folder mf-<name> with a webpack.config.cjs', 2);
  const checkAll = async () => {
    const problems = await checkSources(apps);
    return { counts: oneCheck(problems.length === 0), output: problems.join('\n') };
  };
  const total = await runInTurn([
    { name: 'types and fences', run: checkAll },
    { name: 'tests', run: () => runJest(args) },
    { name: 'tests in a browser', run: () => runEndToEnd([]) },
  ]);
  say(`\n${countsLine(total)}`);
  return total.failed > 0 ? 1 : 0;
});
