/** How the browser is started. */
import { LAUNCH_ARGUMENTS } from '@mall/tooling/browser';
import type { LaunchOptions } from 'playwright/test';

export const LAUNCH_OPTIONS: LaunchOptions = {
  args: [...LAUNCH_ARGUMENTS],
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
};
