/**
 * `npm run fuzz [-- --cases <number> --seed <number>]`: sends any requests to a site of its own, others in
 * each run unless a seed is given.
 */
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { playwrightCli } from '../browser/find-browser.ts';
import { REPOSITORY, TaskError } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { endCommandsWithRun, runVisibly } from '../test-run/run-command.ts';

const CASES = 50_000;
const MAX_SEED = 2 ** 31;

function numberOf(name: string, text: string): string {
  if (!/^-?\d{1,10}$/.test(text)) throw new TaskError(`--${name} ${text}: a whole number`, 2);
  return text;
}

await runTask(async (args) => {
  const options = { cases: { type: 'string' }, seed: { type: 'string' } } as const;
  const { cases = String(CASES), seed = String(randomInt(MAX_SEED)) } = parseArgs({
    args,
    options,
  }).values;
  endCommandsWithRun();
  const configuration = path.join(REPOSITORY, 'e2e/playwright.config.ts');
  return runVisibly(
    process.execPath,
    [playwrightCli(), 'test', '--config', configuration, '--reporter=list', 'fuzz.spec'],
    {
      FUZZ_CASES: numberOf('cases', cases),
      FUZZ_SEED: numberOf('seed', seed),
    },
  );
});
