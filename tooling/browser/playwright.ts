/** The Playwright configuration of a repository that has the tooling as a package. */
import path from 'node:path';
import { defineConfig, devices, type PlaywrightTestConfig } from 'playwright/test';
import { REPOSITORY, toolFile } from '../repository.ts';
import { LAUNCH_ARGUMENTS } from './launch-arguments.ts';

export { expect, test } from 'playwright/test';

/** Runs the tests in `e2e`. Before them, a site starts with the packaged shell and the repository's apps. */
export function playwrightConfiguration(): PlaywrightTestConfig {
  const executablePath = process.env.CHROME_PATH;
  return defineConfig({
    testDir: path.join(REPOSITORY, 'e2e'),
    ...{ reporter: 'list', fullyParallel: true, forbidOnly: Boolean(process.env.CI) },
    globalSetup: toolFile('browser/start-site'),
    use: {
      ...devices['Desktop Chrome'],
      ...{ baseURL: process.env.SITE_ORIGIN ?? '', locale: 'hu-HU', timezoneId: 'Europe/Budapest' },
      launchOptions: { args: [...LAUNCH_ARGUMENTS], ...(executablePath && { executablePath }) },
    },
  });
}
