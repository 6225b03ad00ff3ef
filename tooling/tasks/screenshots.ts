/** `npm run screenshots`: renews the images of `docs/screenshots.md`. */
import path from 'node:path';
import { findBrowser, playwrightCli } from '../browser/find-browser.ts';
import { REPOSITORY, TaskError } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { runVisibly } from '../test-run/run-command.ts';

const CONFIGURATION = path.join(REPOSITORY, 'e2e/screenshots/playwright.config.ts');

await runTask(async () => {
  const browser = findBrowser();
  if (!browser) throw new TaskError('no browser: install Chromium, or name one by CHROME_PATH');
  return runVisibly(
    process.execPath,
    [playwrightCli(), 'test', '--config', CONFIGURATION, '--reporter=list'],
    {
      CHROME_PATH: browser,
    },
  );
});
