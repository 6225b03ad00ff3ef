/** What a page asks of the network: watched until it needs no more, or held. */
import { expect, type Page, type Request } from 'playwright/test';
import { waitForHydration } from './visitor.ts';

export interface WatchedRequests {
  all: Request[];
  paths(): string[];
  /** Waits until the page is hydrated, at rest, and no request is under way. */
  settled(): Promise<void>;
}

/** A frame and a task later: what has just been rendered has asked for what it needs. */
const rest = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

export function watchRequests(page: Page): WatchedRequests {
  const all: Request[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => {
    all.push(request);
    pending.add(request);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => pending.delete(request));
  const underWay = async () => {
    await page.evaluate(rest);
    return pending.size;
  };
  return {
    all,
    paths: () => all.map((request) => new URL(request.url()).pathname),
    async settled() {
      await waitForHydration(page);
      await expect.poll(underWay).toBe(0);
      // Once more: the last response may have asked for another.
      await expect.poll(underWay).toBe(0);
    },
  };
}

/** URLs of the script that the site starts with: held or aborted, the page stays as the server has sent it. */
export const SHELL_SCRIPT = '**/js/shell/*/shell.js';

/** Holds the requests of `page` to `url`. @returns a function that lets them go on. */
export async function holdRequests(
  page: Page,
  url: Parameters<Page['route']>[0],
): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Records the documents that `page` loads. `take` returns their paths since it was called before. */
export function watchDocuments(page: Page): { take(): string[] } {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      paths.push(new URL(request.url()).pathname);
  });
  return { take: () => paths.splice(0) };
}
