/** How the browser is started. */
import { LAUNCH_ARGUMENTS } from '@mall/tooling/browser';
import type { LaunchOptions } from 'playwright/test';

/**
 * All pages of a worker share one process, which has the site's scripts compiled: a visit takes two thirds
 * of the processor time.
 */
const ONE_PROCESS = ['--disable-site-isolation-trials', '--renderer-process-limit=1'];

export const LAUNCH_OPTIONS: LaunchOptions = {
  args: [...LAUNCH_ARGUMENTS, ...ONE_PROCESS],
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
};
