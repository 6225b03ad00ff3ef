/** `npm run lint`: the checks that read the source without running it. */
import { runTask } from '../run-task.ts';
import { endCommandsWithRun } from '../test-run/run-command.ts';
import { runTogether } from '../test-run/run-stages.ts';
import { STATIC_STAGES } from '../test-run/static-stages.ts';

await runTask(async () => {
  endCommandsWithRun();
  const { failed } = await runTogether(STATIC_STAGES);
  return failed > 0 ? 1 : 0;
});
