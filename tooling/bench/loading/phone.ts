/** A visitor's phone on a slow line, with its own browser cache. */
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright';
import { LAUNCH_ARGUMENTS } from '../../browser/launch-arguments.ts';
import { requireBrowser } from '../../test-run/test-runners.ts';
import { type Observed, observePage } from './observe-page.ts';

/** Slow 4G, as Lighthouse has it: bytes a second and milliseconds a request. */
const NETWORK = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
export const CPU_SLOWDOWN = 4;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'hu-HU',
  // It loads after the page, and its own requests are no page's.
  serviceWorkers: 'block' as const,
};
const TIMEOUT_MS = 90_000;

/** @throws {TaskError} without a browser. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: requireBrowser(), args: [...LAUNCH_ARGUMENTS] });
}

/** Bytes of bodies as they were sent. */
interface Transfer {
  scripts: number;
  bytes: number;
}

export interface Visit extends Observed, Transfer {}

/** Counts what the network sends; responses from the browser's cache are left out. */
function countTransfer(session: CDPSession): Transfer {
  const transfer: Transfer = { scripts: 0, bytes: 0 };
  const responses = new Map<string, { isScript: boolean; headerBytes: number }>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.url.startsWith('data:') || response.fromDiskCache) return;
    const headerBytes = response.encodedDataLength;
    responses.set(requestId, { isScript: type === 'Script', headerBytes });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    if (!response) return;
    const bytes = encodedDataLength - response.headerBytes;
    transfer.bytes += bytes;
    if (response.isScript) transfer.scripts += bytes;
  });
  return transfer;
}

/** Runs in the page: milliseconds from a tap on a link to the frame with the new heading. */
async function timeLink(href: string): Promise<number> {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  const nextFrame = () => new Promise(requestAnimationFrame);
  const link = () => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
  // A long list grows after its first paint.
  while (!link()) await nextFrame();
  const start = performance.now();
  link()?.click();
  while (heading() === before || !heading()) await nextFrame();
  await nextFrame();
  return performance.now() - start;
}

export class Phone {
  readonly #context: BrowserContext;
  #page: Page | undefined;

  private constructor(context: BrowserContext) {
    this.#context = context;
  }

  static async switchOn(browser: Browser): Promise<Phone> {
    return new Phone(await browser.newContext(PHONE));
  }

  /** Opens a page in a new tab and watches it until nothing happens any more. */
  async visit(url: string): Promise<Visit> {
    await this.#page?.close();
    const page = await this.#context.newPage();
    this.#page = page;
    const session = await this.#context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const transfer = countTransfer(session);
    await page.addInitScript(observePage);
    await page.goto(url, { timeout: TIMEOUT_MS });
    const observed = await page.evaluate(
      () => (window as unknown as { benchmark: Promise<Observed> }).benchmark,
    );
    // A copy: what the page loads later, as when a link is followed, does not belong to the visit.
    return { ...observed, ...transfer };
  }

  /** Follows a link of the open page; returns the milliseconds until the new page is painted. */
  async follow(href: string): Promise<number> {
    if (!this.#page) throw new Error('no page is open');
    return this.#page.evaluate(timeLink, href);
  }

  switchOff(): Promise<void> {
    return this.#context.close();
  }
}
