/** How the browser is started. */
import { LAUNCH_ARGUMENTS } from '@mall/tooling/browser';
import type { LaunchOptions } from 'playwright/test';

/**
 * All pages of a worker share one process, which has the site's scripts compiled: a visit takes two thirds
 * of the processor time.
 */
const ONE_PROCESS = ['--disable-site-isolation-trials', '--renderer-process-limit=1'];

/**
 * A test leaves a page before code that V8 has optimized pays: a visit with axe takes a fifth less. Nothing
 * is drawn by a GPU, so that its process would only pass frames on.
 */
const FOR_SHORT_VISITS = ['--js-flags=--no-maglev,--no-opt', '--in-process-gpu'];

export const LAUNCH_OPTIONS: LaunchOptions = {
  args: [...LAUNCH_ARGUMENTS, ...ONE_PROCESS, ...FOR_SHORT_VISITS],
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
};
