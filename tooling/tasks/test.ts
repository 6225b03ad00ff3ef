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
import { jestStage } from '../test-run/jest-stage.ts';
import { endCommandsWithRun } from '../test-run/run-command.ts';
import { runInTurn, runTogether } from '../test-run/run-stages.ts';
import { PARTS, type Part } from '../test-run/stage.ts';
import { STATIC_STAGES } from '../test-run/static-stages.ts';

function chosenPart(args: readonly string[]): Part | undefined {
  const [name] = args;
  if (name === undefined) return undefined;
  const part = PARTS.find((known) => known === name);
  if (!part) throw new TaskError(`${name} is not a part; the parts are ${PARTS.join(', ')}`, 2);
  return part;
}

await runTask(async (args) => {
  const part = chosenPart(args);
  endCommandsWithRun();
  clockOffset();
  const isChosen = (stage: { part: Part }) => part === undefined || stage.part === part;
  const inTurn = [jestStage(args.slice(1)), ...e2eStages(args.slice(1))].filter(isChosen);
  const checks = await runTogether(STATIC_STAGES.filter(isChosen));
  const total = add(checks, inTurn.length > 0 ? await runInTurn(inTurn) : NOTHING);
  say(`\n${countsLine(total)}`);
  return total.failed > 0 ? 1 : 0;
});
