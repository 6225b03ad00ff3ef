/** One visit of a page, and what is wrong with it by what its browser shows. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PageProblem } from '@mall/release';
import type { BrowserContext, ConsoleMessage, Page, Request, Response } from 'playwright';

export type Problem = Pick<PageProblem, 'kind' | 'text'>;

/** A page that is not at rest by then hangs, or asks for ever more. */
const VISIT_MS = 30_000;
const QUIET_MS = 500;
/** Set once the shell is hydrated. */
const HYDRATED = 'html[data-scripting=ready]';
/** As `GOOD` of the metric Cumulative Layout Shift. */
const MAX_LAYOUT_SHIFT = 0.1;
/** The shell writes errors that it has caught as warnings: `[cinema] loader`. */
const CAUGHT = /^\[[a-z-]+\] /;

/** Runs in the page: uses nothing from outside itself. */
function watchLayoutShift(): void {
  const seen = globalThis as unknown as { layoutShift: number };
  seen.layoutShift = 0;
  new PerformanceObserver((list) => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
      if (!hadRecentInput) seen.layoutShift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: parts that are loaded near the viewport are loaded. */
async function scrollThrough(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
    await frame();
  }
  return (globalThis as unknown as { layoutShift: number }).layoutShift;
}

function ofConsole(message: ConsoleMessage): Problem[] {
  const text = message.text();
  // The response itself tells which file is missing.
  if (text.startsWith('Failed to load resource')) return [];
  const isProblem =
    message.type() === 'error' || (message.type() === 'warning' && CAUGHT.test(text));
  return isProblem ? [{ kind: 'console', text }] : [];
}

function ofResponse(response: Response, path: string, origin: string): Problem[] {
  const url = new URL(response.url());
  const status = response.status();
  if (url.origin !== origin || status < 400) return [];
  const isPage = response.request().isNavigationRequest();
  // A campaign that has not begun is not found.
  if (isPage) return status < 500 ? [] : [{ kind: 'status', text: `status ${status}` }];
  return url.pathname === path ? [] : [{ kind: 'file', text: `${url.pathname}: status ${status}` }];
}

function watch(page: Page, path: string, origin: string): Problem[] {
  const problems: Problem[] = [];
  page.on('pageerror', ({ stack, message }) => {
    problems.push({ kind: 'error', text: stack || message });
  });
  page.on('console', (message) => problems.push(...ofConsole(message)));
  page.on('response', (response) => problems.push(...ofResponse(response, path, origin)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http') || url.origin === origin) return;
    problems.push({ kind: 'third-party', text: `asks ${url.origin} before the visitor's consent` });
  });
  return problems;
}

/** Runs in the page: resolves once it has painted and has nothing else to do. */
const idle = () =>
  new Promise<void>((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve())));

/** @returns a function that waits until the page is hydrated, idle, and has asked for nothing for a while. */
function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let quietSince = performance.now();
  page.on('request', (request) => pending.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => {
      pending.delete(request);
      quietSince = performance.now();
    });
  }
  return async () => {
    await page.waitForSelector(HYDRATED, { state: 'attached', timeout: 0 });
    quietSince = performance.now();
    do {
      await sleep(QUIET_MS / 5);
      await page.evaluate(idle);
    } while (pending.size > 0 || performance.now() - quietSince < QUIET_MS);
  };
}

async function visit(page: Page, url: string): Promise<Problem[]> {
  const settled = watchRequests(page);
  await page.addInitScript(watchLayoutShift);
  const response = await page.goto(url);
  // A page of the gateway without scripts.
  if (response && response.status() >= 500) return [];
  await settled();
  const shift = await page.evaluate(scrollThrough);
  await settled();
  if (shift <= MAX_LAYOUT_SHIFT) return [];
  return [{ kind: 'layout-shift', text: `layout shift of ${shift.toFixed(2)}` }];
}

/** Visits a page from its first byte to its last part, as a visitor who scrolls through it. */
export async function problemsOf(
  context: BrowserContext,
  path: string,
  origin: string,
): Promise<Problem[]> {
  const page = await context.newPage();
  const problems = watch(page, path, origin);
  const late: Problem = { kind: 'time-out', text: `is not at rest after ${VISIT_MS / 1_000} s` };
  const visited = visit(page, origin + path).catch(({ message }: Error): Problem[] => [
    { kind: 'error', text: message },
  ]);
  const found = await Promise.race([visited, sleep(VISIT_MS, [late], { ref: false })]);
  // A page that hangs may not close before the browser does.
  void page.close().catch(() => {});
  return [...problems, ...found];
}
