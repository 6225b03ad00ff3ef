/** End-to-end tests: the whole site, as `npm start` runs it, in a real browser. */
import { defineConfig, devices } from 'playwright/test';
import { LAUNCH_OPTIONS } from './site/launch-options.ts';

/** Specs that break or change a site, or read its error reports: they take turns on two of their own, from the first minute on. */
const OWN_SITE =
  /(error-reports|faults|home-blocks|new-remote|own-repository|promotions|release|thousands-of-shops)\.spec\.ts$/;

export default defineConfig({
  testDir: './specs',
  reporter: 'list',
  globalSetup: './site/global-setup.ts',
  fullyParallel: true,
  // More than two cores have: many tests wait for servers, builds and timers.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // Limits for what hangs, not measures of speed.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE_ORIGIN ?? '',
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
    launchOptions: LAUNCH_OPTIONS,
    // It would hide requests from the routes of tests; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    // Cookies, storage, routes and scripts are removed after each test; the browser's processes go on.
    reuseContext: true,
  },
  projects: [
    { name: 'own site', testMatch: OWN_SITE, workers: 2 },
    { name: 'common site', testIgnore: OWN_SITE },
  ],
});
