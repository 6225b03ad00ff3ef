/** Firefox and WebKit for `npm run test:browsers`. None is installed: that is the developer's choice. */
import { type BrowserName, executableAt, findOnPath, ownBrowser } from './find-browser.ts';

export const OTHER_BROWSERS = ['firefox', 'webkit'] as const;
export type OtherBrowser = (typeof OTHER_BROWSERS)[number] & BrowserName;

/** `path` is left out for Playwright's own; `reason` is why the browser is missing. */
export interface Found {
  path?: string;
  reason?: string;
}

const FIREFOX_NAMES = ['firefox-esr', 'firefox'];

function findFirefox(): Found {
  const named = executableAt(process.env.FIREFOX_PATH);
  if (named) return { path: named };
  if (ownBrowser('firefox')) return {};
  const path = findOnPath(FIREFOX_NAMES);
  if (path) return { path };
  return {
    reason:
      'Firefox is not installed: npx playwright install firefox, or apt-get install firefox-esr',
  };
}

/** Finds the browser: a path, Playwright's own, or why it is left out. */
export function findOtherBrowser(name: OtherBrowser): Found {
  if (name === 'firefox') return findFirefox();
  if (ownBrowser('webkit')) return {};
  return { reason: 'Playwright’s WebKit is not installed: npx playwright install webkit' };
}
