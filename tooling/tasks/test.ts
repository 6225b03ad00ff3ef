/**
 * `npm test`: everything that has to hold. `npm test -- static`, `unit` or `e2e` runs one part, with
 * further arguments for its runner. `TEST_CLOCK` sets the clock of the tests. The last line is the sum.
 */
import { TaskError } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { say } from '../terminal/output.ts';
import { clockOffset } from '../test-clock/test-clock.ts';
import { add, countsLine, NOTHING } from '../test-run/counts.ts';
import { e2eStages } from '../test-run/e2e-stages.ts';
import { endCommandsWithRun } from '../test-run/run-command.ts';
import { runInTurn, runTogether } from '../test-run/stages.ts';
import { STATIC_STAGES } from '../test-run/static-stages.ts';
import { runJest } from '../test-run/test-runners.ts';

await runTask(async ([part, ...args]) => {
  const parts = {
    static: () => runTogether(STATIC_STAGES),
    unit: () => runInTurn([{ name: 'unit and contract tests', run: () => runJest(args) }]),
    e2e: () => runInTurn(e2eStages(args)),
  };
  const names = Object.keys(parts);
  if (part !== undefined && !names.includes(part))
    throw new TaskError(`${part} is not a part; the parts are ${names.join(', ')}`, 2);
  endCommandsWithRun();
  clockOffset();
  let total = NOTHING;
  for (const [name, run] of Object.entries(parts))
    if (part === undefined || part === name) total = add(total, await run());
  say(`\n${countsLine(total)}`);
  return total.failed > 0 ? 1 : 0;
});
