/** A visitor's phone on a slow line, with its own browser cache. */
import { SITE_FILE_PATH } from '@mall/contracts';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
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

/** Kinds of responses, whose bodies are counted as they were sent. */
export const KINDS = ['html', 'js', 'css', 'image', 'font', 'api', 'site'] as const;
type Kind = (typeof KINDS)[number];

const KIND_OF: Record<string, Kind> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Image: 'image',
  Font: 'font',
  Fetch: 'api',
  XHR: 'api',
};

interface Transfer {
  bytes: Record<Kind, number>;
  requests: number;
}

export interface Visit extends Observed, Transfer {}

/** The site record is requested by a preload, for which the browser reports no type of its own. */
const kindOf = (url: string, type: string): Kind | undefined =>
  new URL(url).pathname === SITE_FILE_PATH ? 'site' : KIND_OF[type];

/** Counts what the network sends; responses from the browser's cache are left out. */
function countTransfer(session: CDPSession): Transfer {
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  const transfer: Transfer = { bytes, requests: 0 };
  const responses = new Map<string, { kind: Kind; headerBytes: number }>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const kind = kindOf(response.url, type);
    if (!kind || response.url.startsWith('data:') || response.fromDiskCache) return;
    transfer.requests += 1;
    responses.set(requestId, { kind, headerBytes: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    if (response) transfer.bytes[response.kind] += encodedDataLength - response.headerBytes;
  });
  return transfer;
}

/** Runs in the page: milliseconds from a tap on a link to the frame with the new heading. */
async function timeLink(href: string): Promise<number> {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  const nextFrame = () => new Promise(requestAnimationFrame);
  const start = performance.now();
  document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
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
    return { ...observed, ...transfer, bytes: { ...transfer.bytes } };
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
