/** End-to-end tests: the whole site, as `npm start` runs it, in a real browser. */
import { defineConfig, devices } from 'playwright/test';

/** As root a browser has no sandbox; nothing is asked of the network but the site. */
const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './specs',
  globalSetup: './site/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE_ORIGIN ?? '',
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
    launchOptions: {
      args: BROWSER_ARGUMENTS,
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    },
  },
});
