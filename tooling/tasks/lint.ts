/** `npm run lint -- [stage…]`: the checks that read the source without running it, or the named ones. */
import { TaskError } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { endCommandsWithRun } from '../test-run/run-command.ts';
import { runTogether } from '../test-run/stages.ts';
import { STATIC_STAGES } from '../test-run/static-stages.ts';

await runTask(async (args) => {
  const known = STATIC_STAGES.map(({ name }) => name);
  const unknown = args.find((name) => !known.includes(name));
  if (unknown)
    throw new TaskError(`${unknown} is not a stage; the stages are ${known.join(', ')}`, 2);
  endCommandsWithRun();
  const chosen = STATIC_STAGES.filter(({ name }) => args.length === 0 || args.includes(name));
  const { failed } = await runTogether(chosen);
  return failed > 0 ? 1 : 0;
});
