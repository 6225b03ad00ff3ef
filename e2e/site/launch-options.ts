/** How the browser is started. */
import type { LaunchOptions } from 'playwright/test';

/** As root a browser has no sandbox; nothing is asked of the network but the site. */
export const LAUNCH_OPTIONS: LaunchOptions = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
};
