/**
 * `npm run test:browsers -- [firefox|webkit] [spec…]`: the journeys of visitors in the browsers beside
 * Chromium that are on this machine, after a build. The others are named, with the reason.
 */
import path from 'node:path';
import { playwrightCli } from '../browser/find-browser.ts';
import { findOtherBrowser, OTHER_BROWSERS } from '../browser/other-browsers.ts';
import { REPOSITORY } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { say } from '../terminal/output.ts';
import { endCommandsWithRun, runVisibly } from '../test-run/run-command.ts';

const CONFIGURATION = path.join(REPOSITORY, 'e2e/browsers.config.ts');

await runTask(async (args) => {
  endCommandsWithRun();
  const named = OTHER_BROWSERS.filter((name) => args.includes(name));
  const further = args.filter((arg) => !named.some((name) => name === arg));
  const projects: string[] = [];
  const env: Record<string, string> = {};
  for (const name of named.length > 0 ? named : OTHER_BROWSERS) {
    const { path: file, reason } = findOtherBrowser(name);
    say(`${name}: ${reason ? `skipped, ${reason}` : (file ?? 'Playwright’s own')}`);
    if (reason) continue;
    projects.push(`--project=${name}`);
    if (file) env.FIREFOX_PATH = file;
  }
  if (projects.length === 0) return 0;
  const build = await runVisibly(process.execPath, ['tooling/tasks/build.ts']);
  if (build !== 0) return build;
  const options = ['--config', CONFIGURATION, '--reporter=list', ...projects, ...further];
  return runVisibly(process.execPath, [playwrightCli(), 'test', ...options], env);
});
