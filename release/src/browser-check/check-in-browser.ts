/** Opens the pages that releases can break in a browser, before anybody else gets them (decision 0022). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Composition } from '@mall/contracts';
import { taskFile } from '../base/checkout.ts';
import { ReleaseError } from '../base/errors.ts';
import { addPreview, CHECK_REASON, type PreviewSite, previewLink } from '../rollouts/preview.ts';
import { cancel } from '../rollouts/schedule.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type BrowserReport, browserReportSchema } from './browser-report.ts';

/** The whole check takes less; a preview that nobody ended ends then. */
const MINUTES = 30;
const REACHABLE_MS = 3_000;

export interface BrowserCheckContext extends PreviewSite {
  root: string;
  store: ReleaseStore;
  by: string;
}

async function visitPages(root: string, task: string, link: string): Promise<string> {
  const child = spawn(process.execPath, [task], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(link);
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new ReleaseError('the pages could not be checked in a browser; see above');
  return output;
}

/**
 * Visits the pages by a preview of the running site.
 * @param clock the time at which they are to become live.
 * @returns why they were not visited, or what was found. @throws {ReleaseError} when the check fails.
 */
export async function checkInBrowser(
  context: BrowserCheckContext,
  apps: Composition['apps'],
  clock?: string,
): Promise<BrowserReport | string> {
  const { root, store, by, siteOrigin } = context;
  if ((await store.heartbeats.running()).length === 0) return 'no gateway is running';
  const task = taskFile(root, 'check-preview');
  // The image of the gateway has neither the tooling nor a browser.
  if (!existsSync(task)) return 'no Chromium is installed here';
  // Any response will do: the load balancer does not forward health checks.
  const signal = AbortSignal.timeout(REACHABLE_MS);
  const response = await fetch(`${siteOrigin}/healthz`, { signal }).catch(() => undefined);
  if (!response) return `${siteOrigin} does not respond`;
  const author = { by, why: CHECK_REASON };
  const rollout = await addPreview(store, apps, { minutes: MINUTES, clock }, author);
  try {
    const link = await previewLink(rollout, '/', context);
    const output = await visitPages(root, task, link);
    if (!output) return 'no Chromium is installed; CHROME_PATH names one';
    return browserReportSchema.parse(JSON.parse(output));
  } finally {
    await cancel(store, rollout.id, author);
  }
}
