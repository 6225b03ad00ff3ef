/** `npm run test:browsers`: what visitors do, in Firefox and WebKit. */
import { defineConfig } from 'playwright/test';
import site from './playwright.config.ts';

const JOURNEYS =
  /\/(cards|carousels|consent|contact|discounts|header|headings|map|modals|navigation|newsletter|offline|search|shop-journey|shops|without-scripts)\.spec\.ts$/;

const { FIREFOX_PATH } = process.env;

/** Without classic scrollbars, which would take 12 px of each window. */
const firefoxUserPrefs = { 'ui.useOverlayScrollbars': 1 };

/** A Firefox that is not Playwright's own is driven over WebDriver BiDi. */
const ownFirefox = FIREFOX_PATH
  ? { channel: 'moz-firefox', launchOptions: { executablePath: FIREFOX_PATH, firefoxUserPrefs } }
  : { launchOptions: { firefoxUserPrefs } };

export default defineConfig({
  ...site,
  // Only Chromium resets a context between tests.
  use: { ...site.use, reuseContext: false },
  projects: [
    { name: 'firefox', testMatch: JOURNEYS, use: { browserName: 'firefox', ...ownFirefox } },
    { name: 'webkit', testMatch: JOURNEYS, use: { browserName: 'webkit', launchOptions: {} } },
    // Its driver hangs now and then.
    { name: 'webkit-smoke-test', testDir: './webkit', workers: 1, timeout: 90_000, retries: 1 },
  ],
});
