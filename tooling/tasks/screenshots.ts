/** `npm run screenshots`: renews the images of `docs/screenshots.md`. */
import { runTask } from '../run-task.ts';
import { playwright, requireBrowser } from '../test-run/test-runners.ts';

await runTask(() =>
  playwright('screenshots/playwright.config.ts', [], { CHROME_PATH: requireBrowser() }),
);
