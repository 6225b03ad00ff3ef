/** One visit of a page as by a phone on a slow line, with nothing in the browser's cache. */
import { SITE_FILE_PATH } from '@mall/contracts';
import type { Browser, CDPSession } from 'playwright';
import { type Observed, observePage } from './observe-page.ts';

/** Slow 4G, as Lighthouse has it: bytes a second and milliseconds a request. */
const NETWORK = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
const CPU_SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'hu-HU',
};

/** Long tasks count from this time on. */
const LONG_TASK_MS = 50;

/** Bytes of answers' bodies as they were sent. */
export const KINDS = ['html', 'js', 'css', 'image', 'font', 'api', 'site'] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Record<string, Kind> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Image: 'image',
  Font: 'font',
  Fetch: 'api',
  XHR: 'api',
};

export interface Visit extends Omit<Observed, 'longTasks'> {
  tbt: number;
  bytes: Record<Kind, number>;
  totalBytes: number;
  requests: number;
}

/** The site record is asked for by a preload, for which the browser reports no type of its own. */
const kindOf = (url: string, type: string): Kind | undefined =>
  new URL(url).pathname === SITE_FILE_PATH ? 'site' : KIND_OF[type];

interface Transfer {
  bytes: Record<Kind, number>;
  requests: number;
}

function countTransfer(session: CDPSession): Transfer {
  const transfer = {
    bytes: Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>,
    requests: 0,
  };
  const answers = new Map<string, { kind: Kind; headerBytes: number }>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const kind = kindOf(response.url, type);
    if (!kind || response.url.startsWith('data:')) return;
    transfer.requests += 1;
    answers.set(requestId, { kind, headerBytes: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) transfer.bytes[answer.kind] += encodedDataLength - answer.headerBytes;
  });
  return transfer;
}

/** Blocking time of the long tasks after the first paint. */
function blockingTime({ fcp, longTasks }: Observed): number {
  return longTasks
    .filter(([start]) => start >= fcp)
    .reduce((total, [, duration]) => total + Math.max(0, duration - LONG_TASK_MS), 0);
}

/** @param isFast without the slow line and processor, to fill the servers' caches. */
export async function visit(browser: Browser, url: string, isFast = false): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (!isFast) {
      await session.send('Network.emulateNetworkConditions', NETWORK);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    }
    const transfer = countTransfer(session);
    await page.addInitScript(observePage);
    await page.goto(url, { timeout: 90_000 });
    const observed = await page.evaluate(
      () => (window as unknown as { benchmark: Promise<Observed> }).benchmark,
    );
    const { longTasks, ...seen } = observed;
    const totalBytes = Object.values(transfer.bytes).reduce((total, size) => total + size, 0);
    return { ...seen, ...transfer, tbt: blockingTime(observed), totalBytes };
  } finally {
    await context.close();
  }
}
