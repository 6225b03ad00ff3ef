/** `npm run drill:faults [-- <app> page|slot browser|server <fault>]`: breaks parts of pages in every way, in a real browser. */
import { runTask } from '../run-task.ts';
import { endCommandsWithRun, runVisibly } from '../test-run/run-command.ts';
import { requireBrowser } from '../test-run/test-runners.ts';

await runTask((args) => {
  endCommandsWithRun();
  const env = { CHROME_PATH: requireBrowser() };
  return runVisibly(process.execPath, ['e2e/faults/main.ts', ...args], env);
});
