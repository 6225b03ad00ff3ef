/** `npm run fuzz [-- --cases <number> --seed <number>]`: sends random requests to a separate site. */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { TaskError } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { endCommandsWithRun } from '../test-run/run-command.ts';
import { playwright } from '../test-run/test-runners.ts';

function numberOf(name: string, text: string): string {
  if (!/^-?\d{1,10}$/.test(text)) throw new TaskError(`--${name} ${text} is not a whole number`, 2);
  return text;
}

await runTask(async (args) => {
  const options = {
    cases: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  } as const;
  const { cases, seed } = parseArgs({ args, options }).values;
  endCommandsWithRun();
  return playwright('playwright.config.ts', ['fuzz.spec'], {
    FUZZ_CASES: numberOf('cases', cases),
    FUZZ_SEED: numberOf('seed', seed),
  });
});
